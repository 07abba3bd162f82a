import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import { leftOpen, type ShownClosure } from '#app/parts/hours/day-hours.ts';

/** What the closures of a day, YYYY-MM-DD, leave of a doctor's shift: those of its office, and those of the doctor alone. */
export function hoursLeft(
  { location, opens, closes }: Physician['schedule'][Workday][number],
  date: string,
  doctor: string,
  closures: readonly ShownClosure[],
) {
  return leftOpen(leftOpen([{ opens, closes }], date, location, 'clinic', closures), date, doctor, 'clinic', closures);
}
