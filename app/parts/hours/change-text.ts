import { type Language, wordsIn } from '#app/site/language.ts';
import { period } from './period.ts';
import type { WeekChange } from './week-rows.ts';
import { words } from './words.ts';

/** Returns what a row of hours says about days with other hours: "Closed Nov 26, Thanksgiving"; shorter hours follow the text. */
export function changeText({ from, to, reason, clinic, shots }: WeekChange, language: Language): string {
  const w = wordsIn(words, language);
  const days = period(from, to, language, { month: 'short', day: 'numeric' });
  if (clinic.length === 0) return w.closedOn(days, reason);
  return shots.length === 0 ? w.noShotsOn(days, reason) : w.otherHoursOn(days, reason);
}
