import type { portraitWidths, Theme } from '../drawn.ts';

/** What a physician's record says of a portrait that is drawn. */
export interface Monogram {
  readonly initials: string;
  /** Of the plants that trouble San Antonio most. */
  readonly grain: 'juniper' | 'ragweed' | 'oak';
}

/** What the picture for a link to the site says, in one language. */
export interface ShareImageText {
  /** The practice's name. */
  readonly practice: string;
  /** Where it is, for example "San Antonio, Texas". */
  readonly city: string;
  readonly tagline: string;
}

/** What the picture for a link to an article says: its title and the practice's name, in one language. */
export interface ArticleImageText {
  readonly title: string;
  readonly practice: string;
}

/** A file of a physician who has no photograph. */
export interface PortraitWish {
  readonly picture: 'portrait';
  readonly monogram: Monogram;
  readonly theme: Theme;
  readonly crop: keyof typeof portraitWidths;
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

/** What other sites show for a link to the site, 1200 × 630. */
export interface ShareWish {
  readonly picture: 'share';
  readonly text: ShareImageText;
}

/** What other sites show for a link to an article, 1200 × 630; `plate` is the drawing of art/pictures at its head. */
export interface ArticleWish {
  readonly picture: 'article';
  readonly plate: string;
  readonly text: ArticleImageText;
}

/** One file that says something that stands in content/. */
export type Wish = PortraitWish | ShareWish | ArticleWish;
