import { minutesOf, timeOf } from '#app/content/practice/wall-clock.ts';
import { type OfficeHours, rangesOn, type ShownClosure } from './day-hours.ts';

export interface LastShot {
  /** The latest time a shot is given, "HH:MM" by San Antonio's clocks. */
  readonly at: string;
  /** When the wait after that shot ends; never after `closes`. */
  readonly waitEnds: string;
  /** When the office closes for the day. */
  readonly closes: string;
  readonly waitMinutes: number;
}

/**
 * Returns the last allergy shot of a day at an office: the end of its shot hours or the latest moment that leaves the wait before closing,
 * whichever comes first; undefined without shots.
 */
export function lastShot(date: string, office: OfficeHours, closures: readonly ShownClosure[]): LastShot | undefined {
  const at = rangesOn(date, office, 'shots', closures).at(-1)?.closes;
  const closes = rangesOn(date, office, 'clinic', closures).at(-1)?.closes;
  if (!at || !closes) return undefined;
  return { at, waitEnds: timeOf(minutesOf(at) + office.lastShotWaitMinutes), closes, waitMinutes: office.lastShotWaitMinutes };
}
