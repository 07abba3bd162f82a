import type { Language, WordsIn } from '#app/site/language.ts';
import type { HoursKind } from './day-hours.ts';
import { formatDate, formatTime } from './format.ts';
import type { LastShot } from './last-shot.ts';
import type { OpenState } from './open-state.ts';
import type { words } from './words.ts';

type HoursWords = WordsIn<typeof words>;

/** The state of an office or its shot room as a short line of words. */
export function stateText(state: OpenState, kind: HoursKind, w: HoursWords, language: Language): string {
  const shots = kind === 'shots';
  if (state.state === 'open') return (shots ? w.shotsUntil : w.openUntil)(formatTime(state.until, language));
  if (state.state === 'break') return (shots ? w.shotsAgain : w.lunchUntil)(formatTime(state.opens, language));
  if (!state.next) return shots ? w.noShotsNow : w.closedNow;
  const { date, daysAhead, opens } = state.next;
  const time = formatTime(opens, language);
  if (daysAhead === 0) return (shots ? w.shotsToday : w.opensToday)(time);
  if (daysAhead === 1) return (shots ? w.shotsTomorrow : w.opensTomorrow)(time);
  const day = formatDate(date, language, daysAhead < 7 ? { weekday: 'long' } : { weekday: 'long', month: 'long', day: 'numeric' });
  return (shots ? w.shotsOn : w.opensOn)(day, time);
}

/** The shot room's state and, in a second sentence, the last shot of the day that the first one speaks of. */
export interface ShotLines {
  readonly state: string;
  /** Why the last shot comes when it does; absent on days without shots. */
  readonly last?: string;
}

/** The shot room in words: while the day's last range runs, its end is the last shot and is told once. */
export function shotLines(state: OpenState, last: LastShot | undefined, w: HoursWords, language: Language): ShotLines {
  const plain = stateText(state, 'shots', w, language);
  if (!last) return { state: plain };
  const { at, waitEnds, closes, waitMinutes } = last;
  const wait =
    waitEnds === closes
      ? w.waitEndsAtClosing(waitMinutes, formatTime(closes, language))
      : w.waitEnds(waitMinutes, formatTime(waitEnds, language));
  const ends = formatTime(at, language);
  if (state.state === 'open' && state.until === at) return { state: w.shotsNow(ends), last: wait };
  return { state: plain, last: `${w.lastShot(ends)} ${wait}` };
}
