import type { HoursKind } from './day-hours.ts';
import { type ChangingOffice, changesToCome } from './week-text.ts';

interface LaterHoursLinesProps {
  readonly office: ChangingOffice;
  readonly kind: HoursKind;
  /** YYYY-MM-DD, once script knows the day: changes up to then are left out. */
  readonly today: string | undefined;
  /** The words before each line. */
  readonly of?: string;
}

/** Says below a week from which day its hours change, and to what. */
export function LaterHoursLines({ office, kind, today, of = '' }: LaterHoursLinesProps) {
  return changesToCome(office, kind, today).map((text) => (
    <p key={text} className="mt-2 text-base">
      {of} {text}
    </p>
  ));
}
