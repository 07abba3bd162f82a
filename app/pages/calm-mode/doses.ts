import { fieldsOfText } from '#app/lib/fields-of-text.ts';

/** When epinephrine was given, in milliseconds since 1970: kept as moments, so that neither a reload nor a dark screen loses a second. */
export interface Doses {
  readonly first: number;
  readonly second?: number;
}

const minute = 60_000;

/** Minutes after which doses belong to another emergency: longer than a hospital watches. */
const lastingMinutes = 6 * 60;

/** Minutes after which whoever opens the steps again is asked whether it is the same reaction. */
const sameMinutes = 30;

/** Whether doses may be another reaction's, or a drill's: families practise. */
export function isOld({ first }: Doses, now: number): boolean {
  return now - first > sameMinutes * minute;
}

const isMoment = (value: unknown): value is number => Number.isFinite(value);

/** Doses as they were stored, seen at `now`; undefined for anything else, for old ones, and where the clock was set back. */
export function parseDoses(text: string | null, now: number): Doses | undefined {
  const { first, second } = fieldsOfText(text);
  if (!isMoment(first) || first > now + minute || now - first > lastingMinutes * minute) return undefined;
  return isMoment(second) ? { first, second } : { first };
}

/** Whole seconds until the second dose is due, rounded up; 0 once it is, and never more than the whole wait. */
export function secondsLeft({ first }: Doses, minutes: number, now: number): number {
  const left = Math.ceil((first + minutes * minute - now) / 1000);
  return Math.min(Math.max(left, 0), minutes * 60);
}

/** Seconds as a clock shows them: "4:05". */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
