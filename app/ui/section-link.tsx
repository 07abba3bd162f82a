import type { ReactNode } from 'react';
import type { PageId } from '#app/site/pages.ts';
import { PageLink } from './page-link.tsx';

interface SectionLinkProps {
  /** The anchor of the section. */
  readonly section: string;
  readonly page?: PageId;
  readonly query?: string;
  readonly className?: string;
  /** Milliseconds before the page starts to scroll; 500 unless told otherwise, so that a menu has closed and a page opened before it moves. */
  readonly delay?: number;
  readonly children: ReactNode;
}

/** What a link leaves in the history for app/frame/use-section-scroll.ts; the section stands behind the #, without one it is the top. */
export interface SectionState {
  /** Milliseconds. */
  readonly sectionDelay: number;
}

/** A link to a section of a page (of home unless told otherwise): a plain anchor that script turns into a smooth scroll. */
export function SectionLink({ section, page = 'home', delay = 500, ...link }: SectionLinkProps) {
  const state: SectionState = { sectionDelay: delay };
  return <PageLink to={page} hash={section} state={state} {...link} />;
}
