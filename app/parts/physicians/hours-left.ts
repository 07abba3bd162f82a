import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import { leftOpen, withinOffice } from '#app/parts/hours/day-hours.ts';
import type { ClinicDays } from '#app/parts/hours/open-days.ts';

/**
 * What a day, YYYY-MM-DD, leaves of a doctor's shift: the hours of its office where it is among the offices, its closures, and
 * those of the doctor alone.
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
