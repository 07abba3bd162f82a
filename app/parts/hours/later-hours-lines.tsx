import type { HoursKind } from './day-hours.ts';
import { type ChangingOffice, changesToCome } from './week-text.ts';

interface LaterHoursLinesProps {
  readonly office: ChangingOffice;
  readonly kind: HoursKind;
  /** YYYY-MM-DD; changes that have come are left out, where script knows the day. */
  readonly today: string | undefined;
  /** The words before each line. */
  readonly of?: string;
}

/** Below a week: from which day its hours are others, and which. */
export function LaterHoursLines({ office, kind, today, of = '' }: LaterHoursLinesProps) {
  return changesToCome(office, kind, today).map((text) => (
    <p key={text} className="mt-2 text-base">
      {of} {text}
    </p>
  ));
}
