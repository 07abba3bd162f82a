import type { ClinicRecords } from './clinic-records.ts';

type Records = Pick<ClinicRecords, 'closures' | 'count' | 'language' | 'offices'>;

/** What the office's desk says of today and the next days (app/today), as pages reckon with it. */
export interface OfficeDay {
  /** Puts it beside what was known when the page was built. */
  readonly beside: <T extends Records>(records: T) => T;
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

/** Records with what holds today. */
export const withDay = <T extends Records>(records: T): T => globalThis.officeDay?.beside(records) ?? records;
