import type { ClinicRecords } from './clinic-records.ts';
import type { ClinicMoment } from './clinic-time.ts';

type Records = Pick<ClinicRecords, 'closures' | 'count' | 'language' | 'offices'>;

/** What the office's desk says of today and the next days (app/today), as pages reckon with it. */
export interface OfficeDay {
  /** Puts it beside what was known when the page was built; what has opened again by `at` is left out, nothing without a moment. */
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
   * Held by the document for the two programs of a page: its small script asks for it (app/browser/ask-day.ts) and draws with it
   * (clinic-now.ts), React reads it in `useOfficeDay`. All others are handed it as a value.
   */
  var officeDay: OfficeDay | undefined;
  interface WindowEventMap {
    /** Another `officeDay` holds. */
    officeday: Event;
  }
}

/** Records with what the desk says of these days, as it holds `at` a moment. */
export const withDay = <T extends Records>(records: T, day: OfficeDay | undefined, at?: ClinicMoment): T =>
  day?.beside(records, at) ?? records;
