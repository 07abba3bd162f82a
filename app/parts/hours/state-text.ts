import type { Language, WordsIn } from '#app/site/language.ts';
import type { HoursKind } from './day-hours.ts';
import { formatDate, formatTime } from './format.ts';
import type { OpenState } from './open-state.ts';
import type { words } from './words.ts';

export type HoursWords = WordsIn<typeof words>;

/** Describes the state of an office or its shot room in a short line. */
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
