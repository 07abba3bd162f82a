import { monthName } from '#app/lib/calendar-names.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { airWords } from './air-words.ts';
import { outlook } from './outlook.ts';

/**
 * Returns, for example, "none now, starts in December".
 * @param levels twelve levels from 0 to 3, January to December.
 * @param month 1 to 12.
 */
export function outlookText(levels: readonly number[], month: number, language: Language): string {
  const w = wordsIn(airWords, language);
  const { now, changes } = outlook(levels, month);
  const level = [w.level0, w.level1, w.level2, w.level3][now] ?? '';
  const when = changes === undefined ? w.allYear : (now > 0 ? w.until : w.starts)(monthName(changes, language));
  return `${w.nowLevel(level)}, ${when}`;
}
