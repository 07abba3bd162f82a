import { useWords } from '#app/ui/use-language.ts';
import type { DoctorWeek } from './doctor-weeks.server.ts';
import { words } from './words.ts';

/** The languages a doctor speaks, on one line: "English, Spanish". */
export function SpokenLanguages({ languages }: { readonly languages: DoctorWeek['languagesSpoken'] }) {
  const w = useWords(words);
  const names = { en: w.english, es: w.spanish };
  return languages.map((language) => names[language]).join(', ');
}
