import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { iconNames } from '#app/site/icon-names.ts';
import { builtIconSprite, iconSprite, iconSymbol } from './icon-sprite.ts';

const leaf = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor">
  <!-- the midrib -->
  <path d="M6 42 42 6"/>
  <circle cx="9" cy="9" r="2"/>
</svg>
`;

describe('iconSymbol', () => {
  it("moves the drawing's stroke to the symbol and drops what the sprite does not need", () => {
    expect(iconSymbol('leaf', leaf)).toBe(
      '<symbol id="leaf" viewBox="0 0 48 48" fill="none" stroke="currentColor"><path d="M6 42 42 6"/><circle cx="9" cy="9" r="2"/></symbol>',
    );
  });

  it.each([
    ['another grid', leaf.replace('0 0 48 48', '0 0 24 24'), 'viewBox'],
    ['a fixed colour', leaf.replace('<path', '<path fill="#fff"'), 'currentColor'],
    ['no drawing', 'leaf', 'one <svg>'],
  ])('refuses %s and names the file', (_, source, reason) => {
    expect(() => iconSymbol('leaf', source)).toThrow(`art/icons/leaf.svg`);
    expect(() => iconSymbol('leaf', source)).toThrow(reason);
  });
});

describe('iconSprite', () => {
  it('sorts the symbols by name', () => {
    const sprite = iconSprite(
      new Map([
        ['sun', leaf],
        ['leaf', leaf],
      ]),
    );
    expect([...sprite.matchAll(/<symbol id="(\w+)"/g)].map((match) => match[1])).toEqual(['leaf', 'sun']);
  });
});

describe('builtIconSprite', () => {
  it('contains every drawing of art/icons once', async () => {
    const sprite = await builtIconSprite();
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...iconNames].sort());
    expect(sprite).not.toMatch(/<!--|\n/);
  });

  it('weighs at most 8 kB compressed', async () => {
    expect(brotliCompressSync(await builtIconSprite()).length).toBeLessThanOrEqual(8000);
  });
});
