import type { PictureUse } from '#app/content/text/label.ts';
import type { Focus } from './photo.schema.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shapes in which pages show a photograph; those of a slide match art/scenes/stage.ts. */
export const shapesOf: Readonly<Record<PictureUse, Readonly<Record<string, Size>>>> = {
  physician: { card: { width: 4, height: 3 }, square: { width: 1, height: 1 } },
  staff: { square: { width: 1, height: 1 } },
  slide: { wide: { width: 16, height: 9 }, tall: { width: 23, height: 40 } },
};

/** Pixels an original must have, so that no crop is enlarged until it blurs. */
export const leastPixels: Readonly<Record<PictureUse, { readonly short: number; readonly width: number }>> = {
  physician: { short: 1200, width: 1200 },
  staff: { short: 600, width: 600 },
  // The slideshow fills the window, on phones with a tall piece of the picture.
  slide: { short: 1200, width: 1600 },
};

/**
 * Finds a picture's largest piece that has the given shape and contains the focus, centered as far as the edges allow.
 * @param focus in percent of the picture's width and height
 * @returns whole pixels inside the picture
 */
export function pieceAround(picture: Size, shape: Size, focus: Focus): Size & { readonly left: number; readonly top: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.min(picture.width, Math.round(shape.width * scale));
  const height = Math.min(picture.height, Math.round(shape.height * scale));
  const start = (whole: number, piece: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - piece / 2, 0), whole - piece));
  return { width, height, left: start(picture.width, width, focus.x), top: start(picture.height, height, focus.y) };
}
