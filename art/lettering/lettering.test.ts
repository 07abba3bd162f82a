import { beforeAll, describe, expect, it } from 'vitest';
import { type Lettering, lettering } from './lettering.ts';

let letters: Lettering;
beforeAll(async () => {
  letters = await lettering('alegreya', 700, 'Independiente y en manos de sus propios médicos');
});

describe('lettering', () => {
  it('draws accented text as one outline', () => {
    expect(letters.outline('médicos', 40, 0, 0)).toMatch(/^M[\d\s.,MLQCZ-]+Z$/);
  });

  it('moves the outline with the pen', () => {
    const start = (path: string) => Number(/^M([\d.-]+)/.exec(path)?.[1]);
    expect(start(letters.outline('m', 40, 100, 0))).toBeCloseTo(start(letters.outline('m', 40, 0, 0)) + 100, 1);
  });

  it('grows in proportion to the size', () => {
    expect(letters.width('manos', 80)).toBeCloseTo(2 * letters.width('manos', 40), 5);
  });

  it('breaks at spaces, keeps every word and no line is too wide', () => {
    const text = 'Independiente y en manos de sus propios médicos';
    const lines = letters.lines(text, 40, 300);
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(letters.width(line, 40)).toBeLessThanOrEqual(300);
  });

  it('leaves a word that is too wide on a line of its own', () => {
    expect(letters.lines('en Independiente y', 40, 100)).toEqual(['en', 'Independiente', 'y']);
  });

  it('refuses a letter the face has not got', async () => {
    await expect(lettering('alegreya', 700, 'A漢')).rejects.toThrow('漢');
  });
});
