import type { ReactNode } from 'react';
import type { PageId } from '#app/site/pages.ts';
import { PageLink } from './page-link.tsx';

interface SectionLinkProps {
  /** The anchor of the section. */
  readonly section: string;
  readonly page?: PageId;
  readonly query?: string;
  readonly className?: string;
  /** Milliseconds before the page starts to scroll; 500 when absent, so that a menu closes and a page opens first. */
  readonly delay?: number;
  readonly children: ReactNode;
}

/** A link's history state for app/frame/use-section-scroll.ts; the hash names the section, no hash the top. */
export interface SectionState {
  /** Milliseconds. */
  readonly sectionDelay: number;
}

/** A link to a section of a page (of home when absent): a plain anchor that script turns into a smooth scroll. */
export function SectionLink({ section, page = 'home', delay = 500, ...link }: SectionLinkProps) {
  const state: SectionState = { sectionDelay: delay };
  return <PageLink to={page} hash={section} state={state} {...link} />;
}
