import { type Language, wordsIn } from '#app/site/language.ts';
import { formatTime } from './format.ts';
import type { LastShot } from './last-shot.ts';
import type { OpenState } from './open-state.ts';
import { shotWords } from './shot-words.ts';
import { type HoursWords, stateText } from './state-text.ts';

/** The shot room's state and, in a second sentence, the last shot of the day that the first one is about. */
export interface ShotLines {
  readonly state: string;
  /** When the last shot is, or why; absent on days without shots. */
  readonly last?: string;
}

/** Describes the shot room: during the day's last range, its end is the last shot and is said once. */
export function shotLines(state: OpenState, last: LastShot | undefined, w: HoursWords, language: Language): ShotLines {
  const plain = stateText(state, 'shots', w, language);
  if (!last) return { state: plain };
  const of = wordsIn(shotWords, language);
  const { at, waitEnds, closes, waitMinutes } = last;
  const wait =
    waitEnds === closes
      ? of.waitEndsAtClosing(waitMinutes, formatTime(closes, language))
      : of.waitEnds(waitMinutes, formatTime(waitEnds, language));
  const ends = formatTime(at, language);
  if (state.state === 'open' && state.until === at) return { state: of.shotsNow(ends), last: wait };
  return { state: plain, last: `${of.lastShot(ends)} ${wait}` };
}
