import type { Frame } from '#app/content/pages/frame.server.ts';
import type { Language } from '#app/site/language.ts';
import type { ShownClosure } from './day-hours.ts';
import { hoursChanges } from './later-hours.ts';
import type { ChangingOffice } from './week-text.ts';

/** The records from which offices' hours are computed, in the language of the page. */
export interface ClinicRecords {
  readonly language: Language;
  readonly offices: readonly (ChangingOffice & { readonly name: string })[];
  readonly closures: readonly ShownClosure[];
  /** The pollen count of a day (YYYY-MM-DD), in a sentence. */
  readonly count?: { readonly day: string; readonly text: string } | undefined;
}

/** Returns hours and closures alone: nothing else in an office's record depends on the time. */
export function clinicRecords({ offices, closures }: Pick<Frame, 'offices' | 'closures'>, language: Language): ClinicRecords {
  const hours = offices.map((office) => {
    const { id, name, clinicHours, shotHours, laterHours, lastShotWaitMinutes } = office;
    const changes = laterHours && { laterHours, changes: hoursChanges(office, language) };
    return { id, name, clinicHours, shotHours, ...changes, lastShotWaitMinutes };
  });
  return { language, offices: hours, closures };
}
