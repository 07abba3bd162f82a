import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { movingSvg as finished } from '../drawn/moving.js';
import { movingDrawingIds, movingSvg } from './moving.ts';
import { inks } from './palette.ts';
import { pictureSvg, pictures } from './pictures.ts';

describe.each(Object.keys(pictures))('%s', (id) => {
  const light = pictureSvg(id, 'light');

  it('holds no words, no style and only numbers, in either theme', () => {
    for (const svg of [light, pictureSvg(id, 'dark')]) {
      expect(svg.replace(/<[^>]*>/g, '')).toBe('');
      expect(svg).not.toMatch(/<text|<title| style=|NaN|undefined/);
    }
    expect(pictureSvg(id, 'dark')).not.toBe(light);
  });

  it('finds every definition it names', () => {
    const made = new Set([...light.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one));
    const named = [...light.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, one]) => one);
    expect(named.filter((one) => !made.has(one))).toEqual([]);
  });
});

it.each(Object.keys(pictures).filter((id) => pictures[id]?.type === 'pair'))('%s marks what changed for those who see no colours', (id) => {
  expect(pictureSvg(id, 'light')).toContain(`stroke="${inks.light.mark}"`);
});

// npm run size holds the heaviest.
it('weighs 4 kB or less in the middle', () => {
  const weights = Object.keys(pictures).map((id) => brotliCompressSync(pictureSvg(id, 'light')).length);
  expect(weights.toSorted((one, other) => one - other)[weights.length >> 1]).toBeLessThanOrEqual(4000);
});

describe.each(movingDrawingIds)('%s, which moves', (id) => {
  it('looks different at its start, on its way and at its end, and stays in between', () => {
    const [start, way, end] = [0, 0.5, 1].map((moved) => movingSvg(id, moved, 'light'));
    expect(new Set([start, way, end]).size).toBe(3);
    expect(movingSvg(id, 2, 'light')).toBe(end);
    expect(`${start}${way}${end}`).not.toMatch(/NaN|undefined/);
  });

  it('looks in the finished script as the code draws it', () => {
    for (const moved of [0, 0.3, 1]) expect(finished(id, moved, 'dark')).toBe(movingSvg(id, moved, 'dark'));
  });
});
