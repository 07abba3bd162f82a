import { addDays } from '#app/parts/hours/clinic-time.ts';

/**
 * Returns the calendar day of the last dose for `days` full days without it before the day of the test: for 7 days and
 * a test on December 10, the days without are December 3 to 9, and the last dose is on December 2.
 */
export function lastDoseDay(testDay: string, days: number): string {
  return addDays(testDay, -(days + 1));
}
