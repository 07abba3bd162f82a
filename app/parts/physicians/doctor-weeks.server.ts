import { physicians } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';
import type { DoctorWeek } from './doctor-week.ts';
import { physicianId } from './physician-cards.server.ts';

/** Returns each doctor's ordinary week, languages, age of the youngest patients, and title with name, in the order of the page table. */
export function doctorWeeks(language: Language): DoctorWeek[] {
  return physicians().map((record) => {
    const { id, title, name, schedule, languagesSpoken, seesFromAge } = localized(record, language);
    return { id: physicianId(id), doctor: `${title} ${name}`, schedule, languagesSpoken, seesFromAge };
  });
}
