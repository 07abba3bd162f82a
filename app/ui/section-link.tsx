import type { ReactNode } from 'react';
import type { PageId } from '../site/pages.ts';
import { PageLink } from './page-link.tsx';

interface SectionLinkProps {
  /** The anchor of the section. */
  readonly section: string;
  readonly page?: PageId;
  readonly query?: string;
  readonly className?: string;
  readonly replace?: boolean;
  /** Milliseconds before the page starts to scroll; the specification's 500 unless told otherwise. */
  readonly delay?: number;
  readonly children: ReactNode;
}

/** What a section link hands to the page it leads to; see app/layout/use-section-scroll.ts. */
export interface SectionTarget {
  readonly section: string;
  readonly delay: number;
}

/** A link to a section of a page (of home unless told otherwise): a plain anchor that script turns into a smooth scroll. */
export function SectionLink({ section, page = 'home', delay = 500, ...link }: SectionLinkProps) {
  const state: SectionTarget = { section, delay };
  return <PageLink to={page} hash={section} state={state} {...link} />;
}
