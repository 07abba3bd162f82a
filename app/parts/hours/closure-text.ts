import { type Language, wordsIn } from '#app/site/language.ts';
import { type ClosureNotice, changedHours } from './closure-notices.ts';
import { closureWords } from './closure-words.ts';
import { type DateParts, formatDate } from './format.ts';

/** A closure in words: its days with a colon, then what changes, and where unless it is everywhere; why. */
export interface ClosureText {
  readonly days: string;
  readonly text: string;
  readonly reason: string;
}

/** "Nov 26–27" where the days are of one month and written without their names, else both in full. */
export function period(from: string, to: string, language: Language, days: DateParts): string {
  const [first, last] = [from, to].map((date) => formatDate(date, language, days));
  if (from === to) return `${first}`;
  if (days.weekday || from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${last}`;
  return language === 'en' ? `${first}–${Number(to.slice(8))}` : `${Number(from.slice(8))}–${last}`;
}

/** @param days how its days are written. */
export function closureText(
  notice: ClosureNotice,
  offices: readonly { readonly id: string; readonly name: string }[],
  language: Language,
  days: DateParts,
): ClosureText {
  const { from, to, reason, offices: at } = notice;
  const names = offices.filter(({ id }) => at.includes(id)).map(({ name }) => name);
  const where = names.length < offices.length ? ` · ${names.join(', ')}` : '';
  const changes = changedHours(notice, wordsIn(closureWords, language), language);
  return { days: `${period(from, to, language, days)}:`, text: `${changes}${where}`, reason };
}
