import { describe, expect, it } from 'vitest';
import { readDate, wholeDate } from './read-date.ts';

const today = '2026-11-16';
const read = (month: string, day: string, year: string) => readDate({ month, day, year }, today);

describe('a date in three fields', () => {
  it.each([
    ['4', '25', '1990', '1990-04-25'],
    ['April', '5', '1990', '1990-04-05'],
    ['Dic.', '24', '1990', '1990-12-24'],
    // The day comes first, as in Mexico, where no other reading is possible.
    ['25', '4', '1990', '1990-04-25'],
    ['2', '29', '2024', '2024-02-29'],
    ['April', '25th', '1990', '1990-04-25'],
    ['1º', 'de mayo', '1990', '1990-05-01'],
    ['May', '1ST.', '1990', '1990-05-01'],
    ['\u200e4', '２５', '1990.', '1990-04-25'],
    // The whole birthday in one field, typed before a script could split it.
    ['4/25/90', '', '', '1990-04-25'],
    ['', '', '25 de abril de 1990', '1990-04-25'],
    ['4', '25', '90', '1990-04-25'],
    ['4', '25', '26', '2026-04-25'],
    ['4', '25', '27', '1927-04-25'],
  ])('%s %s %s is %s', (month, day, year, iso) => expect(read(month, day, year)).toBe(iso));

  it.each([
    ['2', '30', '1990'],
    ['13', '13', '1990'],
    ['4', '', '1990'],
    ['ma', '3', '1990'],
    ['4', '25', '190'],
  ])('%s %s %s is no day', (month, day, year) => expect(read(month, day, year)).toBe('not-a-date'));

  it.each([' ', '\u200b', '\u3164'])('nothing written (%j) is nothing', (text) => expect(read(text, '', '')).toBeUndefined());
});

describe('a whole date in one field', () => {
  it.each([
    ['04-25-1990', '04', '25', '1990'],
    ['25/04/1990', '04', '25', '1990'],
    ['1990-04-25', '04', '25', '1990'],
    ['Born: Apr. 25, 1990.', 'Apr', '25', '1990'],
    ['25 de abril de 1990', 'abril', '25', '1990'],
    ['\u200e04\u2012２５\u20121990\u200e', '04', '25', '1990'],
    ['04251990', '04', '25', '1990'],
  ])('%j fills three', (text, month, day, year) => expect(wholeDate(text)).toEqual({ month, day, year }));

  it.each(['4', '4/25', '4/25/19', 'April 25', '1990', '1990-04-2', '042519', 'x/y/1990', ''])('%j is none, or not yet one', (text) =>
    expect(wholeDate(text)).toBeUndefined(),
  );
});
