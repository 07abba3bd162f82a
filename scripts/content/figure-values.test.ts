import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureValues, spelledCount, surplus } from './figure-values.ts';

describe('figureValues', () => {
  it.each([
    ['1,000 to 10,000', ['1000', '10000']],
    ['40% and 8 percent', ['40%', '8%']],
    ['40 % y 8 por ciento', ['40%', '8%']],
    ['0.3 or 0,3', ['0.3', '0.3']],
    ['ages 4–11, a 6-week test', ['4', '11', '6']],
    ['Open 9:00 a. m. or 9 am, not 5:30 PM', []],
    ['(210) 555-0112', ['210', '555', '0112']],
    ['B12 and 3.', ['3']],
  ])('reads %s', (text, values) => expect(figureValues(text)).toEqual(values));
});

describe('spelledCount', () => {
  it('counts small numbers written as words in either language', () => {
    expect(spelledCount('Six weeks and six more', '6')).toBe(2);
    expect(spelledCount('seis semanas', '6')).toBe(1);
    expect(spelledCount('sixteen', '6')).toBe(0);
    expect(spelledCount('forty', '40')).toBe(0);
  });
});

describe('surplus', () => {
  it('is empty for the same values in any order', () => {
    fc.assert(fc.property(fc.array(fc.string()), (values) => surplus(values, [...values].reverse()).length === 0));
  });
  it('counts repetitions', () => expect(surplus(['a', 'a', 'b'], ['a'])).toEqual(['a', 'b']));
});
