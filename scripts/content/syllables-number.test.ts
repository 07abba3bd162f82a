import { describe, expect, it } from 'vitest';
import { numberSyllables } from './syllables-number.ts';

describe('numberSyllables', () => {
  it.each([
    ['0', 2],
    ['21', 3],
    ['100', 3],
    ['911', 3],
    ['1,500', 6],
    ['1998', 5],
    ['2024', 5],
    ['40%', 4],
    ['$25', 5],
    ['0.3', 4],
    ['9:30', 3],
  ])('reads %s in English', (word, count) => expect(numberSyllables(word, 'en')).toBe(count));

  it.each([
    ['0', 2],
    ['21', 4],
    ['31', 5],
    ['100', 1],
    ['150', 5],
    ['911', 6],
    ['1,500', 4],
    ['2024', 6],
    ['40%', 6],
    ['$25', 7],
    ['0.3', 5],
  ])('reads %s in Spanish', (word, count) => expect(numberSyllables(word, 'es')).toBe(count));
});
