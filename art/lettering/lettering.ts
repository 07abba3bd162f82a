/**
 * Text as outlines: the renderer of our pictures has no fonts of its own, so every letter in a picture is drawn
 * from the same font files as the site's.
 */
import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

export type Face = 'alegreya' | 'atkinson-hyperlegible-next';

/** One face at one weight, ready to draw. Sizes and coordinates in user units. */
export interface Lettering {
  /** The outline of one line of text, its first letter at `x`, standing on `baseline`. */
  outline(text: string, size: number, x: number, baseline: number): string;
  width(text: string, size: number): number;
  /** The text broken at spaces into lines no wider than `most`; a single longer word stands alone. */
  lines(text: string, size: number, most: number): readonly string[];
}

async function instance(face: Face, weight: number, text: string): Promise<Font> {
  const file = new URL(`../../node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`, import.meta.url);
  return create(await subsetFont(await readFile(file), text, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
}

/** Loads `face` at `weight` with the letters of `text`. Throws when the face lacks one of them. */
export async function lettering(face: Face, weight: number, text: string): Promise<Lettering> {
  const font = await instance(face, weight, `${text} `);
  const missing = [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${face} cannot draw "${missing.join('')}" in "${text}"`);
  const features = { lnum: true, kern: true, liga: true };
  const width = (line: string, size: number) => (font.layout(line, features).advanceWidth * size) / font.unitsPerEm;
  return {
    width,
    outline(line, size, x, baseline) {
      const scale = size / font.unitsPerEm;
      const run = font.layout(line, features);
      let pen = x;
      return run.glyphs
        .map((glyph, index) => {
          const position = run.positions[index];
          const path = glyph.path.scale(scale, -scale).translate(pen + (position?.xOffset ?? 0) * scale, baseline);
          pen += (position?.xAdvance ?? glyph.advanceWidth) * scale;
          return path.toSVG();
        })
        .join('');
    },
    lines(line, size, most) {
      const broken: string[] = [];
      for (const word of line.split(' ')) {
        const last = broken.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last !== undefined && width(longer, size) <= most) broken[broken.length - 1] = longer;
        else broken.push(word);
      }
      return broken;
    },
  };
}
