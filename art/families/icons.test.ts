import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawings, iconSprite, iconSymbol } from './icons.ts';

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

it('the sprite of all icons weighs at most 8 kB compressed', async () => {
  const sprite = String((await drawings()[0]?.draw())?.get('icons.svg'));
  expect(sprite).not.toMatch(/<!--|\n/);
  expect(brotliCompressSync(sprite).length).toBeLessThanOrEqual(8000);
});
