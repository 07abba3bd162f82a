import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { OfficeHours, ShownClosure } from '#app/parts/hours/day-hours.ts';
import { openState } from '#app/parts/hours/open-state.ts';

/** Whether any office gives shots now, or will later today by San Antonio's calendar. */
export function shotsToday(
  now: ClinicMoment,
  offices: readonly OfficeHours[],
  closures: readonly ShownClosure[],
): 'now' | 'later' | 'none' {
  const states = offices.map((office) => openState(now, office, 'shots', closures));
  if (states.some(({ state }) => state === 'open')) return 'now';
  return states.some((state) => state.state === 'break' || (state.state === 'closed' && state.next?.daysAhead === 0)) ? 'later' : 'none';
}
