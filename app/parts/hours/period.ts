import type { Language } from '#app/site/language.ts';
import { type DateParts, formatDate } from './format.ts';

/** "Nov 26–27" if the days are in one month and written without their names, else both in full. */
export function period(from: string, to: string, language: Language, days: DateParts): string {
  const [first, last] = [from, to].map((date) => formatDate(date, language, days));
  if (from === to) return `${first}`;
  if (days.weekday || from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${last}`;
  return language === 'en' ? `${first}–${Number(to.slice(8))}` : `${Number(from.slice(8))}–${last}`;
}
