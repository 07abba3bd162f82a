import { expect, it } from 'vitest';
import { practice } from '#app/content/content.server.ts';
import { registrationMinutes } from './form-minutes.ts';

it('the minutes that the practice promises hold for who answers everything, and are enough for who answers less', () => {
  const { min, max } = practice().formsMinutes;
  const { least, most } = registrationMinutes();
  expect(most).toBeLessThanOrEqual(max);
  expect(most).toBeGreaterThanOrEqual(min);
  expect(least).toBeLessThan(most);
});
