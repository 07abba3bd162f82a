import { physicians } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';
import type { DoctorWeek } from './doctor-week.ts';
import { physicianId } from './physician-cards.server.ts';

/** Each doctor's ordinary week, languages, age from which patients are seen, and how the doctor is spoken of, in the order of the page table. */
export function doctorWeeks(language: Language): DoctorWeek[] {
  return physicians().map((record) => {
    const { id, title, name, schedule, languagesSpoken, seesFromAge } = localized(record, language);
    return { id: physicianId(id), doctor: `${title} ${name}`, schedule, languagesSpoken, seesFromAge };
  });
}
