import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';
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
