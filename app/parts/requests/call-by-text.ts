import { timeOf } from '#app/content/practice/wall-clock.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { ClinicMoment } from '../hours/clinic-time.ts';
import { formatDate, formatTime } from '../hours/format.ts';
import { words } from './words.ts';

/** Returns "by Monday, November 30, 8 am" / "a más tardar el lunes 30 de noviembre a las 8:00 a. m.", for use in a sentence. */
export function callByText({ date, minutes }: ClinicMoment, language: Language): string {
  const day = formatDate(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
  return wordsIn(words, language).callBy(day, formatTime(timeOf(minutes), language));
}
