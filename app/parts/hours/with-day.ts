import type { Bilingual } from '#app/site/language.ts';
import type { ClinicRecords } from './clinic-records.ts';
import type { ShownClosure } from './day-hours.ts';

/** What the office's desk says of today and the next days (app/today), as pages reckon with it. */
export interface OfficeDay {
  readonly closures: Bilingual<readonly ShownClosure[]>;
  readonly count?: Bilingual<NonNullable<ClinicRecords['count']>>;
  readonly rooms: readonly RoomOffer[];
}

/** A half-day in which a doctor has room for a visit. */
export interface RoomOffer {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly half: 'morning' | 'afternoon';
  readonly office: string;
  readonly doctor: string;
}

declare global {
  /** Held by the document: the page's small script asks for it (app/browser/ask-day.ts), and React reads it as well. */
  var officeDay: OfficeDay | undefined;
  interface WindowEventMap {
    /** Another `officeDay` holds. */
    officeday: Event;
  }
}

/** Records with what holds today beside what was known when the page was built. */
export function withDay<T extends Pick<ClinicRecords, 'closures' | 'language'>>(records: T): T & Pick<ClinicRecords, 'count'> {
  const { language } = records;
  const day = globalThis.officeDay;
  return day ? { ...records, closures: [...records.closures, ...day.closures[language]], count: day.count?.[language] } : records;
}
