import { describe, expect, it } from 'vitest';
import { numberSyllables } from './syllables-number.ts';

describe('numberSyllables', () => {
  it.each([
    ['0', 2],
    ['1', 1],
    ['7', 2],
    ['17', 3],
    ['21', 3],
    ['30', 2],
    ['100', 3],
    ['250', 5],
    ['911', 3],
    ['1,500', 6],
    ['1998', 5],
    ['2000', 3],
    ['2024', 5],
    ['1900', 4],
    ['40%', 4],
    ['$25', 5],
    ['0.3', 4],
    ['9:30', 3],
  ])('reads %s in English', (word, count) => expect(numberSyllables(word, 'en')).toBe(count));

  it.each([
    ['0', 2],
    ['1', 2],
    ['7', 2],
    ['16', 3],
    ['21', 4],
    ['31', 5],
    ['30', 2],
    ['100', 1],
    ['150', 5],
    ['250', 6],
    ['911', 6],
    ['1,500', 4],
    ['2024', 6],
    ['40%', 6],
    ['$25', 7],
    ['0.3', 5],
  ])('reads %s in Spanish', (word, count) => expect(numberSyllables(word, 'es')).toBe(count));
});
