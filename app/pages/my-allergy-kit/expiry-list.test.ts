import { expect, it } from 'vitest';
import { expiryState } from './expiry-list.ts';

it.each([
  ['2026-11-20', 'ahead'],
  ['2027-05-31', 'ahead'],
  ['2036-12-31', 'ahead'],
  ['2026-11-19', 'past'],
  ['12027-05-31', 'unreadable'],
  ['0027-05-31', 'unreadable'],
  ['2037-01-01', 'unreadable'],
  ['2027-02-30', 'unreadable'],
  ['053127', 'unreadable'],
])('of %s on a device on November 20, 2026: %s', (date, state) => {
  expect(expiryState(date, '2026-11-20')).toBe(state);
});
