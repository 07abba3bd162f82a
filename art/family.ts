import type { PictureType, Theme } from './drawn.ts';

/** One drawing in one theme, or in both alike: the files it becomes. */
export interface Drawing {
  /** Of the picture, which has a drawing in each theme: `hero/cedar`. */
  readonly id: string;
  readonly theme?: Theme;
  /** Of an article's picture alone. */
  readonly type?: PictureType;
  /** Width and height of each symbol, where the file is a sprite and has none of its own. */
  readonly symbol?: readonly [width: number, height: number];
  /** The finished files by their paths relative to the site's root. */
  draw(): Promise<ReadonlyMap<string, Uint8Array | string>>;
}

/** What a module of families/ exports: drawings that are made of the same code. */
export interface Family {
  /** Every drawing, in the order in which they are made. */
  drawings(): readonly Drawing[];
  /** A folder of art/ whose files are drawn as well, beside what the module imports. */
  readonly folder?: string;
}
