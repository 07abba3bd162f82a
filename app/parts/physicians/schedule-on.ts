import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import { leftOpen, type ShownClosure } from '#app/parts/hours/day-hours.ts';

/** A doctor's ordinary blocks of a weekday with the closures of one calendar day taken out, office by office. */
export function scheduleOn(
  date: string,
  shifts: Physician['schedule'][Workday],
  closures: readonly ShownClosure[],
  doctor: string,
): { readonly location: string; readonly ranges: readonly TimeRange[] }[] {
  return shifts
    .map(({ location, opens, closes }) => ({ location, ranges: leftOpen([{ opens, closes }], date, location, 'clinic', closures, doctor) }))
    .filter(({ ranges }) => ranges.length > 0);
}
