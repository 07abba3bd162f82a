import { describe, expect, it } from 'vitest';
import { monthsFrom } from './months-from.ts';

describe('the months in turn', () => {
  it('begin with the month asked for and go round the year', () => {
    expect(monthsFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(monthsFrom(7)).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
    expect(monthsFrom(12)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
