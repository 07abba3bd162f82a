import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import { spokenLanguages } from '#app/parts/physicians/spoken-languages.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { words } from './words.ts';

/** What the tables of the week are made of, in one language and as JSON can hold it (app/parts/hours/now-view.ts). */
export interface WeekOwn {
  readonly doctors: readonly ShownDoctor[];
  readonly texts: Readonly<Record<'day' | 'officeAndHours' | 'byOffice' | 'nobody' | 'off' | 'closed' | 'today', string>>;
}

export interface ShownDoctor extends Pick<DoctorWeek, 'id' | 'doctor' | 'schedule'> {
  /** Path of the profile. */
  readonly path: string;
  /** The languages the doctor speaks, in words. */
  readonly speaks: string;
  /** Names the doctor's table. */
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
