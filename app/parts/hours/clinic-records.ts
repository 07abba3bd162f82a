import type { Frame } from '#app/content/pages/frame.server.ts';
import type { Language } from '#app/site/language.ts';
import type { ShownClosure } from './day-hours.ts';
import { hoursChanges } from './later-hours.ts';
import type { ChangingOffice } from './week-text.ts';

/** What the offices' hours are reckoned from, in the language of the page. */
export interface ClinicRecords {
  readonly language: Language;
  readonly offices: readonly (ChangingOffice & { readonly name: string })[];
  readonly closures: readonly ShownClosure[];
  /** What was counted in the air of a day (YYYY-MM-DD), in a sentence. */
  readonly count?: { readonly day: string; readonly text: string } | undefined;
}

/** Hours and closures alone: nothing else of an office's record changes with the hour. */
export function clinicRecords({ offices, closures }: Pick<Frame, 'offices' | 'closures'>, language: Language): ClinicRecords {
  const hours = offices.map((office) => {
    const { id, name, clinicHours, shotHours, laterHours, lastShotWaitMinutes } = office;
    const changes = laterHours && { laterHours, changes: hoursChanges(office, language) };
    return { id, name, clinicHours, shotHours, ...changes, lastShotWaitMinutes };
  });
  return { language, offices: hours, closures };
}
