import type { ReactNode } from 'react';
import type { Bilingual } from '#app/site/language.ts';
import type { GalleryData } from './gallery-data.server.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Where an example is drawn: each one twice on the page, once in either theme. */
export interface Stage {
  readonly theme: Theme;
  /** Real records of the practice: no example makes up a fact. */
  readonly data: GalleryData;
}

/** One thing the gallery shows and the accessibility test looks for by its title. */
export interface Example {
  readonly id: string;
  readonly title: Bilingual;
  /** Laid out for the width of a page: its two panels stand one below the other. */
  readonly wide?: boolean;
  /** The one theme it is drawn in, where its anchors or its name as a region may stand on a page only once. */
  readonly onlyIn?: Theme;
  readonly render: (stage: Stage) => ReactNode;
}
