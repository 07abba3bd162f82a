import { closuresOn } from '#app/parts/hours/day-hours.ts';
import { type ClinicDays, isOpenOn, nextOpenDay } from '#app/parts/hours/open-days.ts';

export type TestDay =
  | { readonly kind: 'none' }
  | { readonly kind: 'past' }
  | { readonly kind: 'open' }
  /** No office sees patients that day; `reason` is the closure's ("Thanksgiving"), none on a weekend. */
  | { readonly kind: 'closed'; readonly reason?: string; readonly next?: string };

/** Whether a day can be a skin test's, as of `today`; both YYYY-MM-DD by the clinic's calendar. */
export function testDayOf(day: string | undefined, today: string | undefined, clinic: ClinicDays): TestDay {
  if (!day || !today) return { kind: 'none' };
  if (day < today) return { kind: 'past' };
  if (isOpenOn(day, clinic)) return { kind: 'open' };
  const [closure] = clinic.offices.flatMap(({ id }) => closuresOn(day, id, 'clinic', clinic.closures));
  const next = nextOpenDay(day, clinic);
  return {
    kind: 'closed',
    ...(closure ? { reason: closure.reason } : {}),
    ...(next ? { next } : {}),
  };
}
