import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';

const file = (name: string) => readFileSync(new URL(`../../app/styles/fonts/${name}.woff2`, import.meta.url));
const webFonts = readFileSync(new URL('../../app/styles/web-fonts.css', import.meta.url), 'utf8');

/** Returns the code points of a CSS `unicode-range`: "U+20, U+41-43". */
function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

describe('the committed fonts', () => {
  const cuts = ['alegreya-bold', 'alegreya-medium', 'atkinson-hyperlegible-next'];

  it('weigh at most 32 kB together, counting those that every page loads', () => {
    expect(file('alegreya-bold').length + file('atkinson-hyperlegible-next').length).toBeLessThanOrEqual(32_000);
  });

  it.each(cuts)('%s has every letter of both languages', (name) => {
    const font = create(file(name));
    const missing = [...'ABCXYZabcxyz0189ÁÉÍÓÚÑÜáéíóúñü¿¡“”‘’–—…•·×½¼¾°$%&@'].filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  it('have, for running text, every special character that the content uses', () => {
    const font = create(file('atkinson-hyperlegible-next'));
    const texts = globSync('content/**/*.{yaml,mdoc}').map((text) => readFileSync(text, 'utf8'));
    // Only Latin-1 letters and punctuation are checked: the list of spoken languages names each in its own alphabet.
    const signs = new Set(texts.join('').match(/[\u00a0-\u00ff\u2010-\u2122]/g));
    expect(signs.size).toBeGreaterThan(15);
    expect([...signs].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('take the place of a stand-in whenever they come, those of every page; another soon or not at all', () => {
    const shown = [...webFonts.matchAll(/font-display: (\w+);\s+src: url\("\.\/fonts\/([\w-]+)\.woff2"\)/g)];
    expect(shown.map(([, display, name]) => [name, display])).toEqual([
      ['alegreya-bold', 'swap'],
      ['alegreya-medium', 'fallback'],
      ['atkinson-hyperlegible-next', 'swap'],
    ]);
  });

  it('declare the characters they contain as unicode-range', () => {
    const declared = [...webFonts.matchAll(/fonts\/([\w-]+)\.woff2[^}]*unicode-range:\s*([^;]+);/g)];
    expect(declared.map(([, name]) => name)).toEqual(cuts);
    for (const [, name = '', range = ''] of declared)
      expect(codePoints(range)).toEqual(
        create(file(name))
          .characterSet.filter((point) => point < 0xffff)
          .toSorted((a, b) => a - b),
      );
  });
});
