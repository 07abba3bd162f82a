import { addDays } from './clinic-time.ts';
import { type OfficeHours, rangesOn, type ShownClosure } from './day-hours.ts';

/** What decides whether the practice works on a day. */
export interface ClinicDays {
  readonly offices: readonly OfficeHours[];
  readonly closures: readonly ShownClosure[];
}

/** Days looked ahead for an open one: longer than any closure of the practice. */
const farthest = 60;

/** Whether an office sees patients, and so answers, on a calendar day (YYYY-MM-DD, San Antonio). */
export function isOpenOn(day: string, { offices, closures }: ClinicDays): boolean {
  return offices.some((office) => rangesOn(day, office, 'clinic', closures).length > 0);
}

/** Returns the next working day after `day`; undefined if none comes within `farthest` days. */
export function nextOpenDay(day: string, clinic: ClinicDays): string | undefined {
  let next = addDays(day, 1);
  for (let ahead = 1; ahead < farthest && !isOpenOn(next, clinic); ahead += 1) next = addDays(next, 1);
  return isOpenOn(next, clinic) ? next : undefined;
}
