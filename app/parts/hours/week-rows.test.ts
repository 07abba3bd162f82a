import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';
import { formatRange } from './format.ts';
import { christmasEve, closures, friday, office, thanksgiving } from './hours-fixture.ts';
import { weekRows } from './week-rows.ts';

test('an ordinary week: days of the same hours together, Saturday and Sunday closed', () => {
  const rows = weekRows(office, closures);
  expect(rows.map(({ days }) => days)).toEqual([['monday', 'tuesday'], ['wednesday', 'thursday'], ['friday'], ['saturday', 'sunday']]);
  expect(rows.at(-1)).toMatchObject({ clinic: [], shots: [] });
  expect(rows.some(({ change }) => change)).toBe(false);
});

test('a closed day of the next seven stands in a row of its own, with its ordinary hours', () => {
  const rows = weekRows(office, closures, '2026-11-25');
  const closed = rows.filter(({ change }) => change);
  expect(closed.map(({ days }) => days)).toEqual([['thursday'], ['friday']]);
  expect(closed[1]).toMatchObject({ clinic: friday, change: { from: '2026-11-27', clinic: [], shots: [] } });
  expect(closed.map(({ change }) => change && changeText(change, 'en'))).toEqual([
    'Closed Nov 26, Thanksgiving',
    'Closed Nov 27, Thanksgiving',
  ]);
  expect(weekRows(office, closures, '2026-11-28').some(({ change }) => change)).toBe(false);
});

test('days of one closure and the same hours are told of together', () => {
  const long = { ...thanksgiving, from: '2026-11-23' };
  const [first] = weekRows(office, [long], '2026-11-23');
  expect(first?.change && changeText(first.change, 'es')).toBe('Cerrado 23–24 nov: Thanksgiving');
});

test('a day that is only shorter says so, with the hours that are left', () => {
  const thursday = weekRows(office, [christmasEve], '2026-12-21').find(({ days }) => days[0] === 'thursday');
  expect(thursday?.change).toMatchObject({ clinic: [{ opens: '08:00', closes: '12:00' }] });
  expect(thursday?.change && changeText(thursday.change, 'en')).toBe('On Dec 24, Christmas Eve:');
});

test('a range says the half of the day once where both ends share it', () => {
  const said = (opens: string, closes: string, language: 'en' | 'es') => formatRange({ opens, closes }, language).replace(/\s/g, ' ');
  expect(said('08:00', '12:00', 'en')).toBe('8 am–12 pm');
  expect(said('13:00', '17:30', 'en')).toBe('1–5:30 pm');
  expect(said('08:00', '12:00', 'es')).toBe('8 a. m.–12 p. m.');
  expect(said('13:00', '18:00', 'es')).toBe('1–6 p. m.');
});
