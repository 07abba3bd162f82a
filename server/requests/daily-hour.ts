import { clinicZone } from '#app/site/clinic-zone.ts';

/** Whole hours in San Antonio that come once every day, also when the clocks change at 2. */
export const dailyHours = { first: 3, last: 23 } as const;

const hourMs = 3_600_000;
const clock = new Intl.DateTimeFormat('en-US', { timeZone: clinicZone, hour: 'numeric', hourCycle: 'h23' });

/** Returns when it was last this hour in San Antonio, as milliseconds since 1970. */
export function lastAtHour(hour: number, now: number): number {
  // San Antonio's offset is whole hours, so its hours begin with those of UTC.
  let begun = Math.floor(now / hourMs) * hourMs;
  while (Number(clock.format(begun)) !== hour) begun -= hourMs;
  return begun;
}
