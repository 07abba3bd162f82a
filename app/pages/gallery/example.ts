import type { ReactNode } from 'react';
import type { Bilingual } from '#app/site/language.ts';
import type { GalleryData } from './gallery-data.server.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Where an example is drawn: twice on the page, once per theme. */
export interface Stage {
  readonly theme: Theme;
  /** The practice's real records: no example invents a fact. */
  readonly data: GalleryData;
}

/** One example in the gallery; the accessibility test finds it by its title. */
export interface Example {
  readonly id: string;
  readonly title: Bilingual;
  /** As wide as the page: its light and dark panels are one below the other. */
  readonly wide?: boolean;
  /** Draws the example in this theme only, as its anchors or its region's name may be on a page only once. */
  readonly onlyIn?: Theme;
  readonly render: (stage: Stage) => ReactNode;
}
