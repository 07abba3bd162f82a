import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { instantOf } from '#app/parts/hours/instant-of.ts';
import { openTimes } from '#app/parts/requests/call-by.ts';
import type { Note } from './note.ts';

/** Open time before noon or after it. */
export interface HalfDay {
  readonly part: 'morning' | 'afternoon';
  readonly from: Date;
  readonly to: Date;
}

const noon = 12 * 60;
/** Milliseconds that must be left of a half-day for a call. */
const worthwhile = 30 * 60_000;

const partOf = (instant: Date) => (clinicMoment(instant).minutes < noon ? 'morning' : 'afternoon');
const halfOf = (instant: Date) => `${clinicMoment(instant).date} ${partOf(instant)}`;

/**
 * Returns when to call again after no answer: the next open half-day without a try, preferably in the part of the day with fewer
 * tries so far; with as many in both, in the part opposite the last try. Undefined before any try.
 */
export function nextTry(notes: readonly Note[], now: Date, hours: ClinicRecords): HalfDay | undefined {
  const tries = notes.filter(({ state }) => state === 'no-answer').map(({ at }) => new Date(at));
  const last = tries.at(-1);
  if (!last) return undefined;
  const inMorning = tries.filter((at) => partOf(at) === 'morning').length;
  const other = partOf(last) === 'morning' ? 'afternoon' : 'morning';
  const fewer = inMorning * 2 < tries.length ? 'morning' : 'afternoon';
  const wanted = inMorning * 2 === tries.length ? other : fewer;
  const tried = new Set(tries.map(halfOf));
  const left = halfDays(now, hours).filter(({ from }) => !tried.has(halfOf(from)));
  return left.find(({ part }) => part === wanted) ?? left[0];
}

/** Returns the open half-days from now on, in order. */
function halfDays(now: Date, { offices, closures }: ClinicRecords): HalfDay[] {
  return openTimes(clinicMoment(now).date, offices, closures).flatMap(({ from, to }) => {
    const middle = instantOf({ date: clinicMoment(new Date(from)).date, minutes: noon }).getTime();
    const parts = [
      ['morning', from, Math.min(to, middle)],
      ['afternoon', Math.max(from, middle), to],
    ] as const;
    return parts.flatMap(([part, opens, closes]) => {
      const begins = Math.max(opens, now.getTime());
      return closes - begins < worthwhile ? [] : [{ part, from: new Date(begins), to: new Date(closes) }];
    });
  });
}
