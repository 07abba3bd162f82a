import { minutesOf } from '#app/content/practice/wall-clock.ts';
import { addDays, type ClinicMoment, clinicMoment } from '../hours/clinic-time.ts';
import { type OfficeHours, rangesOn, type ShownClosure } from '../hours/day-hours.ts';
import { instantOf } from '../hours/instant-of.ts';

/** The promise by when the practice calls. */
export interface CallPromise {
  /** Hours after a request within which we call. */
  readonly hours: number;
  /** Open hours the front desk needs before then to get to the request; with fewer, we call when we next open. */
  readonly openHoursNeeded: number;
}

interface OpenTime {
  readonly from: number;
  readonly to: number;
}

/** Days searched for an open one: longer than any closure. */
const horizonDays = 21;

/**
 * Returns the latest moment of the promised call for a request received at `received`, in San Antonio's wall-clock time
 * and as an instant. `offices` are those that may call; one open office is enough.
 *
 * - If an office is open when the promised hours end: that moment.
 * - If all are closed then, but one was open long enough before: the last closing time before it.
 * - Otherwise (a Friday night, a holiday): the next opening time.
 *
 * Undefined when no office opens within three weeks.
 */
export function callBy(
  received: Date,
  promise: CallPromise,
  offices: readonly OfficeHours[],
  closures: readonly ShownClosure[],
): { readonly instant: Date; readonly moment: ClinicMoment } | undefined {
  const sent = received.getTime();
  const limit = sent + promise.hours * 3_600_000;
  const open = openTimes(clinicMoment(received).date, offices, closures);
  const before = open.filter(({ from, to }) => to > sent && from <= limit);
  const last = Math.min(limit, Math.max(...before.map(({ to }) => to)));
  const openMs = before.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, limit) - Math.max(from, sent)), 0);
  const kept = last === limit || openMs >= promise.openHoursNeeded * 3_600_000;
  const at = before.length > 0 && kept ? last : open.find(({ from }) => from > limit)?.from;
  if (at === undefined) return undefined;
  const instant = new Date(at);
  return { instant, moment: clinicMoment(instant) };
}

/** Returns when any of the offices is open, in order of time, with overlapping times joined. */
export function openTimes(firstDay: string, offices: readonly OfficeHours[], closures: readonly ShownClosure[]): OpenTime[] {
  const days = Array.from({ length: horizonDays }, (_, day) => addDays(firstDay, day));
  const times = days
    .flatMap((date) =>
      offices.flatMap((office) =>
        rangesOn(date, office, 'clinic', closures).map(({ opens, closes }) => ({
          from: instantOf({ date, minutes: minutesOf(opens) }).getTime(),
          to: instantOf({ date, minutes: minutesOf(closes) }).getTime(),
        })),
      ),
    )
    .sort((a, b) => a.from - b.from);
  const joined: { from: number; to: number }[] = [];
  for (const time of times) {
    const before = joined.at(-1);
    if (before && time.from <= before.to) before.to = Math.max(before.to, time.to);
    else joined.push({ ...time });
  }
  return joined;
}
