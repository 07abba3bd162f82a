import { expect, it } from 'vitest';
import { wholeDays } from './typed-kit.ts';

it.each([
  ['7', '7'],
  ['999', '999'],
  ['1000', '100'],
  ['0', ''],
  ['007', '7'],
  ['-3', '3'],
  ['1e5', '15'],
  ['ten', ''],
])('days away typed as “%s” are “%s”', (typed, days) => {
  expect(wholeDays(typed)).toBe(days);
});
