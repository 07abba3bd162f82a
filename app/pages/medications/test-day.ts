import { addDays } from '#app/parts/hours/clinic-time.ts';
import { closuresOn, type OfficeHours, rangesOn, type ShownClosure } from '#app/parts/hours/day-hours.ts';

/** What decides whether a day can be that of a test. */
interface ClinicDays {
  readonly offices: readonly OfficeHours[];
  readonly closures: readonly ShownClosure[];
}

export type TestDay =
  | { readonly kind: 'none' }
  | { readonly kind: 'past' }
  | { readonly kind: 'open' }
  /** No office sees patients on that day; `reason` is the closure's ("Thanksgiving"), none at a weekend. */
  | { readonly kind: 'closed'; readonly reason?: string; readonly next?: string };

/** Days looked ahead for an open one: longer than any closure of the practice. */
const farthest = 60;

/** Whether an office sees patients on a calendar day (YYYY-MM-DD, San Antonio). */
function isOpen(day: string, { offices, closures }: ClinicDays): boolean {
  return offices.some((office) => rangesOn(day, office, 'clinic', closures).length > 0);
}

/** Whether a day can be that of a skin test, seen from `today`; both YYYY-MM-DD by the clinic's calendar. */
export function testDayOf(day: string | undefined, today: string | undefined, clinic: ClinicDays): TestDay {
  if (!day || !today) return { kind: 'none' };
  if (day < today) return { kind: 'past' };
  if (isOpen(day, clinic)) return { kind: 'open' };
  const [closure] = clinic.offices.flatMap(({ id }) => closuresOn(day, id, 'clinic', clinic.closures));
  let next = addDays(day, 1);
  for (let ahead = 1; ahead < farthest && !isOpen(next, clinic); ahead += 1) next = addDays(next, 1);
  return {
    kind: 'closed',
    ...(closure ? { reason: closure.reason } : {}),
    ...(isOpen(next, clinic) ? { next } : {}),
  };
}
