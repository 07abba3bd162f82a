import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import { hoursLeft } from './hours-left.ts';

/** A doctor's ordinary blocks of a weekday with the closures of one calendar day taken out, office by office. */
export function scheduleOn(
  date: string,
  shifts: Physician['schedule'][Workday],
  closures: readonly ShownClosure[],
  doctor: string,
): { readonly location: string; readonly ranges: readonly TimeRange[] }[] {
  return shifts
    .map((shift) => ({ location: shift.location, ranges: hoursLeft(shift, date, doctor, closures) }))
    .filter(({ ranges }) => ranges.length > 0);
}
