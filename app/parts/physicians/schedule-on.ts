import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import type { ClinicDays } from '#app/parts/hours/open-days.ts';
import { hoursLeft } from './hours-left.ts';

/** Returns what remains of a doctor's ordinary shifts on one calendar day, office by office. */
export function scheduleOn(
  date: string,
  shifts: Physician['schedule'][Workday],
  clinic: ClinicDays,
  doctor: string,
): { readonly location: string; readonly ranges: readonly TimeRange[] }[] {
  return shifts
    .map((shift) => ({ location: shift.location, ranges: hoursLeft(shift, date, doctor, clinic) }))
    .filter(({ ranges }) => ranges.length > 0);
}
