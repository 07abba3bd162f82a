import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { airIn, levelIn, monthsFrom } from './air-in-month.ts';

const { types } = seasons();

describe('the months in turn', () => {
  it('begin with the month asked for and go round the year', () => {
    expect(monthsFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(monthsFrom(7)).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
    expect(monthsFrom(12)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('are always twelve, each once, each after the one before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (month) => {
        const months = monthsFrom(month);
        expect(months[0]).toBe(month);
        expect(new Set(months).size).toBe(12);
        expect(months.slice(1).every((one, place) => one === ((months[place] ?? 0) % 12) + 1)).toBe(true);
      }),
    );
  });
});

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
