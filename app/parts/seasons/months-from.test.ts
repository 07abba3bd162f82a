import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsFrom } from './months-from.ts';

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
