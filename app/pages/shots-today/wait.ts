import { fieldsOfText } from '#app/lib/fields-of-text.ts';

/** A wait after a shot, in milliseconds since 1970: kept as its ends, so that no tick can be lost. */
export interface Wait {
  readonly started: number;
  readonly ends: number;
}

export type WaitState =
  | { readonly phase: 'none' }
  | { readonly phase: 'waiting'; readonly ends: number; readonly minutes: number; readonly minutesLeft: number }
  | { readonly phase: 'over'; readonly ends: number; readonly minutes: number }
  /** Found long after it ended. */
  | { readonly phase: 'stale'; readonly ends: number }
  /** The device's clock was set back: what is left cannot be known. */
  | { readonly phase: 'clock' };

const minute = 60_000;

/** Minutes after its end during which a wait is still news. */
const newsMinutes = 60;

/** A step of the clock smaller than this is the ordinary setting of a phone's clock. */
const smallStep = minute;

const isMoment = (value: unknown): value is number => Number.isFinite(value);

export function newWait(minutes: number, now: number): Wait {
  return { started: now, ends: now + minutes * minute };
}

/** A wait as it was stored; undefined for anything else. */
export function parseWait(text: string | null): Wait | undefined {
  const { started, ends } = fieldsOfText(text);
  return isMoment(started) && isMoment(ends) && started < ends ? { started, ends } : undefined;
}

/** Where a wait stands at a moment of the device's clock; minutes left are rounded up, so that none is given away. */
export function waitState({ started, ends }: Wait, now: number): WaitState {
  const minutes = Math.round((ends - started) / minute);
  if (now < started - smallStep) return { phase: 'clock' };
  if (now < ends) return { phase: 'waiting', ends, minutes, minutesLeft: Math.min(minutes, Math.ceil((ends - now) / minute)) };
  return now < ends + newsMinutes * minute ? { phase: 'over', ends, minutes } : { phase: 'stale', ends };
}

/** The moments at which the remaining time is read out: the start, then 15 and 5 minutes before the end, then the end. */
export function milestone(minutesLeft: number): 'start' | 'fifteen' | 'five' {
  if (minutesLeft > 15) return 'start';
  return minutesLeft > 5 ? 'fifteen' : 'five';
}
