import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('edit distance', () => {
  it.each([
    ['zirtec', 'zyrtec', 1],
    ['benadril', 'benadryl', 1],
    ['claritn', 'claritin', 1],
    ['zrytec', 'zyrtec', 1],
    ['alegra', 'allegra', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %i apart', (one, other, apart) => {
    expect(editDistance(one, other)).toBe(apart);
  });

  it('ignores the rest of the longer word when comparing beginnings', () => {
    expect(editDistance('difenh', 'difenhidramina', { prefix: true })).toBe(0);
    expect(editDistance('difehn', 'difenhidramina', { prefix: true })).toBe(1);
  });

  it('is symmetric, zero only for equal words, and between the difference of the lengths and the longer length', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const apart = editDistance(one, other);
        expect(apart).toBe(editDistance(other, one));
        expect(apart === 0).toBe(one === other);
        expect(apart).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(apart).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });

  it('is exact up to a given number of errors and above it otherwise, for beginnings too', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), fc.boolean(), (one, other, most, prefix) => {
        const apart = editDistance(one, other, { prefix });
        const told = editDistance(one, other, { prefix, most });
        expect(told <= most ? told : most + 1).toBe(Math.min(apart, most + 1));
      }),
    );
  });

  it('counts one change as one at most', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('a', 'b', 'z'), (text, at, letter) => {
        const place = Math.min(at, text.length);
        expect(editDistance(text, text.slice(0, place) + letter + text.slice(place))).toBe(1);
      }),
    );
  });
});
