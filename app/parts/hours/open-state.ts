import { minutesOf } from '#app/content/practice/wall-clock.ts';
import { addDays, type ClinicMoment } from './clinic-time.ts';
import { closuresOn, type HoursKind, type OfficeHours, rangesOn, type ShownClosure } from './day-hours.ts';

export type OpenState =
  | { readonly state: 'open'; readonly until: string }
  /** Closed between two ranges of the same day: back at `opens`. */
  | { readonly state: 'break'; readonly opens: string }
  | {
      readonly state: 'closed';
      /** The next opening, when there is one within the look-ahead. */
      readonly next?: { readonly date: string; readonly daysAhead: number; readonly opens: string };
      /** Why today differs from an ordinary day. */
      readonly reason?: string;
    };

/** Days looked ahead for the next opening: longer than any closure the practice plans. */
const lookAhead = 30;

/** Whether an office, or its shot room, is open at a moment of San Antonio's clocks, and what comes next. */
export function openState(now: ClinicMoment, office: OfficeHours, kind: HoursKind, closures: readonly ShownClosure[]): OpenState {
  const today = rangesOn(now.date, office, kind, closures);
  const current = today.find(({ opens, closes }) => minutesOf(opens) <= now.minutes && now.minutes < minutesOf(closes));
  if (current) return { state: 'open', until: current.closes };

  const later = today.find(({ opens }) => minutesOf(opens) > now.minutes);
  const begun = today.some(({ opens }) => minutesOf(opens) <= now.minutes);
  if (later && begun) return { state: 'break', opens: later.opens };

  const reason = closuresOn(now.date, office.id, kind, closures)[0]?.reason;
  return { state: 'closed', next: nextOpening(now, office, kind, closures), reason };
}

function nextOpening(now: ClinicMoment, office: OfficeHours, kind: HoursKind, closures: readonly ShownClosure[]) {
  for (let daysAhead = 0; daysAhead <= lookAhead; daysAhead++) {
    const date = addDays(now.date, daysAhead);
    const opening = rangesOn(date, office, kind, closures).find(({ opens }) => daysAhead > 0 || minutesOf(opens) > now.minutes);
    if (opening) return { date, daysAhead, opens: opening.opens };
  }
  return undefined;
}
