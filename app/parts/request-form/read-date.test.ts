import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

const today = '2026-11-16';
const read = (month: string, day: string, year: string) => readDate({ month, day, year }, today);

describe('a date in three fields', () => {
  it.each([
    ['4', '25', '1990', '1990-04-25'],
    ['04', '05', '1990', '1990-04-05'],
    [' 4 ', ' 5 ', ' 1990 ', '1990-04-05'],
    ['April', '5', '1990', '1990-04-05'],
    ['ene', '5', '1990', '1990-01-05'],
    ['Dic.', '24', '1990', '1990-12-24'],
    ['septiembre', '1', '2001', '2001-09-01'],
    // Day first, as in Mexico, where that is the only day it can be.
    ['25', '4', '1990', '1990-04-25'],
    ['25', 'marzo', '1990', '1990-03-25'],
    ['2', '29', '2024', '2024-02-29'],
    ['4', '25', '90', '1990-04-25'],
    ['4', '25', '26', '2026-04-25'],
    ['4', '25', '27', '1927-04-25'],
  ])('%s %s %s is %s', (month, day, year, iso) => expect(read(month, day, year)).toBe(iso));

  it.each([
    ['2', '30', '1990'],
    ['2', '29', '2023'],
    ['13', '13', '1990'],
    ['0', '1', '1990'],
    ['4', '', '1990'],
    ['', '', '1990'],
    ['ma', '3', '1990'],
    ['4', '25', '190'],
    ['4', '25', 'x'],
    ['4.5', '2', '1990'],
  ])('%s %s %s is no day', (month, day, year) => expect(read(month, day, year)).toBe('not-a-date'));

  it('nothing written is nothing', () => expect(read(' ', '', '')).toBeUndefined());
});
