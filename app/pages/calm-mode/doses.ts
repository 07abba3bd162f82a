import { fieldsOfText } from '#app/lib/fields-of-text.ts';

/** When epinephrine was given, in milliseconds since 1970: as moments, so that neither a reload nor a dark screen loses a second. */
export interface Doses {
  readonly first: number;
  readonly second?: number;
}

const minute = 60_000;

/** Minutes after which doses are another emergency's: longer than a hospital watches. */
const lastingMinutes = 6 * 60;

/** Minutes after which reopening the steps asks whether it is the same reaction. */
const sameMinutes = 30;

/** Whether doses may be another reaction's, or a drill's: families practice. */
export function isOld({ first }: Doses, now: number): boolean {
  return now - first > sameMinutes * minute;
}

const isMoment = (value: unknown): value is number => Number.isFinite(value);

/** Reads stored doses as of `now`; undefined if invalid, too old, or in the future, after the clock was set back. */
export function parseDoses(text: string | null, now: number): Doses | undefined {
  const { first, second } = fieldsOfText(text);
  if (!isMoment(first) || first > now + minute || now - first > lastingMinutes * minute) return undefined;
  return isMoment(second) ? { first, second } : { first };
}

/** Returns the whole seconds until the second dose, rounded up: from 0, once due, to the whole wait. */
export function secondsLeft({ first }: Doses, minutes: number, now: number): number {
  const left = Math.ceil((first + minutes * minute - now) / 1000);
  return Math.min(Math.max(left, 0), minutes * 60);
}

/** Formats seconds like a clock: "4:05". */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
