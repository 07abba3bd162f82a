import type { PictureType } from '../drawn.ts';
import type { Pen } from './pen.ts';

/** One picture of an article: its kind, which gives its size, and its drawing on a transparent ground. */
export interface Picture {
  readonly type: PictureType;
  draw(pen: Pen): string;
}
