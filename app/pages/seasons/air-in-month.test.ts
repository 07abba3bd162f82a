import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { monthsFrom } from '#app/parts/seasons/months-from.ts';
import { airIn, levelIn } from './air-in-month.ts';

const { types } = seasons();

describe('what is in the air', () => {
  const shown = (month: number) => airIn(types, month).map((type) => `${type.id} ${levelIn(type, month)}`);

  it('in January is cedar before all', () => {
    expect(shown(1)).toEqual(['mountain-cedar 3', 'dust-mite 2', 'elm 1', 'ash 1', 'mold 1']);
  });

  it('in July are grasses, pigweed, mold and mites, and no tree', () => {
    expect(shown(7)).toEqual(['grass 2', 'pigweed 2', 'mold 2', 'dust-mite 2']);
  });

  it('never leaves a type out, never shows one that is not there, and goes from much to little', () => {
    for (const month of monthsFrom(1)) {
      const air = airIn(types, month);
      const levels = air.map((type) => levelIn(type, month));
      expect(levels).toEqual(levels.toSorted((a, b) => b - a));
      expect(air).toHaveLength(types.filter((type) => levelIn(type, month) > 0).length);
      expect(levels).not.toContain(0);
    }
  });
});
