/** When a request's call is due, and how much time is left. */
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { callBy } from '#app/parts/requests/call-by.ts';
import { callByText } from '#app/parts/requests/call-by-text.ts';
import { callPromise } from '#app/parts/requests/call-promise.server.ts';
import { wordsIn } from '#app/site/language.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';

export interface PromiseLeft {
  /** "Call by Monday, November 30, 8 am". */
  readonly by: string;
  /** "Mon, Nov 30, 8 am". */
  readonly until: string;
  /** "3 hr left", "1 hr 12 min left", "20 min late". */
  readonly left: string;
  readonly late: boolean;
}

/** Counts how many of these instants, earliest first, are late, by binary search: a later one is never due before an earlier one. */
export function lateAmong(receivedAt: readonly string[], now: Date, hours: ClinicRecords): number {
  let [late, rest] = [0, receivedAt.length];
  while (late < rest) {
    const middle = (late + rest) >> 1;
    if (promiseLeft(receivedAt[middle] as string, now, hours)?.late) late = middle + 1;
    else rest = middle;
  }
  return late;
}

/**
 * Returns undefined if no office opens within three weeks. `receivedAt` is ISO 8601; `hours` include changes under Today, so
 * that the visitor's receipt names the same hour.
 */
export function promiseLeft(receivedAt: string, now: Date, hours: ClinicRecords): PromiseLeft | undefined {
  const { language, offices, closures } = hours;
  const due = callBy(new Date(receivedAt), callPromise(), offices, closures);
  if (!due) return undefined;
  const w = wordsIn(words, language);
  const minutes = Math.round((due.instant.getTime() - now.getTime()) / 60_000);
  const late = minutes < 0;
  return {
    by: w.call(callByText(due.moment, language)),
    until: whenText(due.instant.toISOString(), language),
    left: (late ? w.late : w.left)(timeText(Math.abs(minutes), w)),
    late,
  };
}

/** Gives minutes when less than two hours are left, and days from two full days on. */
function timeText(minutes: number, w: Record<'days' | 'hours', (count: number) => string>): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  if (hours >= 48) return w.days(Math.trunc(hours / 24));
  if (hours === 0) return `${rest} min`;
  return hours > 1 ? w.hours(hours) : `${w.hours(hours)} ${rest} min`;
}
