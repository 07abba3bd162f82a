import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import { addDays, nextDate } from './clinic-time.ts';
import { closuresOn, type OfficeHours, ordinaryWeek, rangesOn, type ShownClosure } from './day-hours.ts';

interface DayRanges {
  readonly clinic: readonly TimeRange[];
  readonly shots: readonly TimeRange[];
}

/** What replaces a row's ordinary hours on the coming days `from` to `to`, YYYY-MM-DD. */
export interface WeekChange extends DayRanges {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Consecutive weekdays with the same hours of office and shot room; both are empty if the office is closed. */
export interface WeekRow extends DayRanges {
  readonly days: readonly Weekday[];
  readonly change?: WeekChange;
}

/**
 * Returns an office's week, Monday to Sunday, days of the same hours together. With `today` (YYYY-MM-DD, San Antonio) each weekday means
 * its next date, so that nobody reads ordinary hours for one of the next seven days that is closed.
 */
export function weekRows(office: OfficeHours, closures: readonly ShownClosure[], today?: string): WeekRow[] {
  const rows: (WeekRow & { days: Weekday[]; change?: WeekChange & { to: string } })[] = [];
  for (const day of weekdays) {
    const date = today === undefined ? undefined : nextDate(day, today);
    const hours = { clinic: ordinaryWeek(office, 'clinic', date)[day], shots: ordinaryWeek(office, 'shots', date)[day] };
    const change = date === undefined ? undefined : changeOn(date, hours, office, closures);
    const last = rows.at(-1);
    if (last && isSame(last, hours) && continues(last.change, change)) {
      last.days.push(day);
      if (last.change && change) last.change = { ...last.change, to: change.to };
    } else rows.push({ days: [day], ...hours, ...(change && { change }) });
  }
  return rows;
}

const isSame = (one: DayRanges, other: DayRanges) =>
  JSON.stringify([one.clinic, one.shots]) === JSON.stringify([other.clinic, other.shots]);

/** Whether two neighboring days can share a row: both ordinary, or one closure over both. */
function continues(last: WeekChange | undefined, next: WeekChange | undefined): boolean {
  if (!last || !next) return !last && !next;
  return last.reason === next.reason && isSame(last, next) && addDays(last.to, 1) === next.from;
}

/** Returns how the closures of a day change its ordinary hours; undefined if they change nothing. */
function changeOn(date: string, ordinary: DayRanges, office: OfficeHours, closures: readonly ShownClosure[]): WeekChange | undefined {
  const hours = { clinic: rangesOn(date, office, 'clinic', closures), shots: rangesOn(date, office, 'shots', closures) };
  const [closure] = closuresOn(date, office.id, 'shots', closures);
  return closure && !isSame(hours, ordinary) ? { from: date, to: date, reason: closure.reason, ...hours } : undefined;
}
