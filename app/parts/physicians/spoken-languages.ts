import { type Language, wordsIn } from '#app/site/language.ts';
import type { DoctorWeek } from './doctor-week.ts';
import { words } from './words.ts';

/** Returns the languages a doctor speaks on one line: "English, Spanish". */
export function spokenLanguages(languages: DoctorWeek['languagesSpoken'], language: Language): string {
  const w = wordsIn(words, language);
  const names = { en: w.english, es: w.spanish };
  return languages.map((one) => names[one]).join(', ');
}
