import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import { spokenLanguages } from '#app/parts/physicians/spoken-languages.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { words } from './words.ts';

/** The data of the week's tables, in one language and in JSON types (app/parts/hours/now-view.ts). */
export interface WeekOwn {
  readonly doctors: readonly ShownDoctor[];
  readonly texts: Readonly<Record<'day' | 'officeAndHours' | 'byOffice' | 'nobody' | 'off' | 'closed' | 'today', string>>;
}

export interface ShownDoctor extends Pick<DoctorWeek, 'id' | 'doctor' | 'schedule'> {
  /** The profile's path. */
  readonly path: string;
  /** The doctor's languages, in words. */
  readonly speaks: string;
  readonly caption: string;
}

export function weekOwn(doctors: readonly DoctorWeek[], language: Language): WeekOwn {
  const { day, officeAndHours, off, today, scheduleOf } = wordsIn(scheduleWords, language);
  const { byOffice, nobody, closed } = wordsIn(words, language);
  return {
    doctors: doctors.map(({ id, doctor, schedule, languagesSpoken }) => ({
      id,
      doctor,
      schedule,
      path: pathOf(`physician/${id}`, language),
      speaks: spokenLanguages(languagesSpoken, language),
      caption: scheduleOf(doctor),
    })),
    texts: { day, officeAndHours, byOffice, nobody, off, closed, today },
  };
}
