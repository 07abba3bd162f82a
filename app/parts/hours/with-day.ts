import type { ClinicRecords } from './clinic-records.ts';
import type { ClinicMoment } from './clinic-time.ts';

type Records = Pick<ClinicRecords, 'closures' | 'count' | 'language' | 'offices'>;

/** What the desk published for today and the next days (app/today). */
export interface OfficeDay {
  /** Adds the desk's entries to what was known at build time, except closings that have ended by `at`; all without a moment. */
  readonly beside: <T extends Records>(records: T, at?: ClinicMoment) => T;
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
  /**
   * Kept in the document for the two programs of a page: its small script requests it (app/browser/ask-day.ts) and draws with it
   * (clinic-now.ts), React reads it in `useOfficeDay`. All other code gets it as a value.
   */
  var officeDay: OfficeDay | undefined;
  interface WindowEventMap {
    /** `officeDay` has changed. */
    officeday: Event;
  }
}

/** Returns records with what the desk published for these days, as valid `at` a moment. */
export const withDay = <T extends Records>(records: T, day: OfficeDay | undefined, at?: ClinicMoment): T =>
  day?.beside(records, at) ?? records;
