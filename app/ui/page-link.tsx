import { type ComponentProps, useContext } from 'react';
import { Link } from 'react-router';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { ReplacesStep } from './replaces-step.ts';
import { useLanguage } from './use-language.ts';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly to: PageId;
  /** Query without the question mark. */
  readonly query?: string;
  /** Anchor without the hash sign. */
  readonly hash?: string;
}

/** A link to a page of the table, in the language of the current page. */
export function PageLink({ to, query, hash, ...rest }: PageLinkProps) {
  const pathname = pathOf(to, useLanguage());
  const replace = useContext(ReplacesStep);
  const place = { pathname, search: query ? `?${query}` : '', hash: hash ? `#${hash}` : '' };
  // The router knows every page from the start: links need no discovery.
  return <Link to={place} replace={replace} discover="none" {...rest} />;
}
