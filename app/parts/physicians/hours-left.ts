import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import { leftOpen, withinOffice } from '#app/parts/hours/day-hours.ts';
import type { ClinicDays } from '#app/parts/hours/open-days.ts';

/**
 * Returns the hours left of a doctor's shift on a day, YYYY-MM-DD: within its office's hours if that is among the offices, without
 * the closures of the office and the doctor.
 */
export function hoursLeft(
  { location, opens, closes }: Physician['schedule'][Workday][number],
  date: string,
  doctor: string,
  { offices, closures }: ClinicDays,
) {
  const office = offices.find(({ id }) => id === location);
  const there = office
    ? withinOffice({ opens, closes }, date, office, closures)
    : leftOpen([{ opens, closes }], date, location, 'clinic', closures);
  return leftOpen(there, date, doctor, 'clinic', closures);
}
