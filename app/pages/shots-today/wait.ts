import { fieldsOfText } from '#app/lib/fields-of-text.ts';

/** A wait after a shot, in milliseconds since 1970; as moments, so that a late timer loses no time. */
export interface Wait {
  readonly started: number;
  readonly ends: number;
}

export type WaitState =
  | { readonly phase: 'none' }
  | { readonly phase: 'waiting'; readonly ends: number; readonly minutes: number; readonly minutesLeft: number }
  | { readonly phase: 'over'; readonly ends: number; readonly minutes: number }
  /** Found long after its end. */
  | { readonly phase: 'stale'; readonly ends: number }
  /** The device's clock was set back, so the time left is unknown. */
  | { readonly phase: 'clock' };

const minute = 60_000;

/** Minutes after its end for which a wait is shown. */
const newsMinutes = 60;

/** Milliseconds of a phone clock's routine correction. */
const smallStep = minute;

const isMoment = (value: unknown): value is number => Number.isFinite(value);

export function newWait(minutes: number, now: number): Wait {
  return { started: now, ends: now + minutes * minute };
}

/** Reads a stored wait; undefined if invalid. */
export function parseWait(text: string | null): Wait | undefined {
  const { started, ends } = fieldsOfText(text);
  return isMoment(started) && isMoment(ends) && started < ends ? { started, ends } : undefined;
}

/** Returns a wait's state at a moment of the device's clock; minutes left are rounded up, so that none is lost. */
export function waitState({ started, ends }: Wait, now: number): WaitState {
  const minutes = Math.round((ends - started) / minute);
  if (now < started - smallStep) return { phase: 'clock' };
  if (now < ends) return { phase: 'waiting', ends, minutes, minutesLeft: Math.min(minutes, Math.ceil((ends - now) / minute)) };
  return now < ends + newsMinutes * minute ? { phase: 'over', ends, minutes } : { phase: 'stale', ends };
}

/** Returns the part of a wait, each read out as it begins: the start, 15 and 5 minutes before the end. */
export function milestone(minutesLeft: number): 'start' | 'fifteen' | 'five' {
  if (minutesLeft > 15) return 'start';
  return minutesLeft > 5 ? 'fifteen' : 'five';
}
