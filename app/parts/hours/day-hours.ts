import type { Closure } from '#app/content/practice/closure.schema.ts';
import type { TimeRange, WeekHours } from '#app/content/practice/hours.schema.ts';
import { minutesOf, timeOf } from '#app/content/practice/wall-clock.ts';
import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { weekdayOf } from './clinic-time.ts';

/** What is open: the office itself, or the room where allergy shots are given. */
export type HoursKind = 'clinic' | 'shots';

interface OfficeWeek {
  readonly clinicHours: WeekHours;
  readonly shotHours: WeekHours;
}

export interface OfficeHours extends OfficeWeek {
  readonly id: string;
  /** What replaces these hours from a day on, YYYY-MM-DD; in order of time. */
  readonly laterHours?: readonly (OfficeWeek & { readonly from: string })[] | undefined;
  /** Minutes a patient waits in the office after a shot. */
  readonly lastShotWaitMinutes: number;
}

/** A closure may leave several windows of a day; one of a doctor alone names the doctor instead of an office. */
export type ShownClosure = Omit<Localized<Closure>, 'openBetween'> & {
  readonly openBetween?: TimeRange | readonly TimeRange[] | undefined;
};

/** Returns the weekly hours valid on a day; without a day, the first ones of the record. */
function weekOn(office: OfficeHours, date: string | undefined): OfficeWeek {
  return office.laterHours?.filter(({ from }) => date !== undefined && from <= date).at(-1) ?? office;
}

/** Returns the days from which an office keeps other hours, except those up to `today`. */
export function laterDays({ laterHours = [] }: OfficeHours, today?: string): string[] {
  return laterHours.map(({ from }) => from).filter((from) => today === undefined || from > today);
}

/** Returns the closures of an office on a day that affect these hours; closing the clinic closes its shot room too. */
export function closuresOn(date: string, office: string, kind: HoursKind, closures: readonly ShownClosure[]): ShownClosure[] {
  return closures.filter(
    ({ from, to, offices, closed }) =>
      from <= date && date <= to && offices.includes(office) && (closed === 'all' || closed === kind || closed === 'clinic'),
  );
}

/** Returns the hours that a day's closures leave an office: none for a whole closure, those in the window of a shorter day. */
export function leftOpen(
  ranges: readonly TimeRange[],
  date: string,
  office: string,
  kind: HoursKind,
  closures: readonly ShownClosure[],
): TimeRange[] {
  return closuresOn(date, office, kind, closures).reduce<TimeRange[]>(
    (left, { openBetween = [] }) => left.flatMap((range) => [openBetween].flat().flatMap((window) => cut(range, window))),
    [...ranges],
  );
}

/**
 * Returns when an office is open on one calendar day: its weekday's hours, cut by that day's closures. Hours for shots end in time for the
 * wait after the last one: a patient must be able to wait before the office closes.
 */
export function rangesOn(date: string, office: OfficeHours, kind: HoursKind, closures: readonly ShownClosure[]): TimeRange[] {
  const day = weekdayOf(date);
  const { clinicHours, shotHours } = weekOn(office, date);
  const clinic = leftOpen(clinicHours[day], date, office.id, 'clinic', closures);
  if (kind === 'clinic') return clinic;
  return withWait(leftOpen(shotHours[day], date, office.id, 'shots', closures), clinic, office.lastShotWaitMinutes);
}

/**
 * Returns the week of a day without its closures, by the rule of `rangesOn`: tables, calendar files and search engines show the same hours.
 */
export function ordinaryWeek(office: OfficeHours, kind: HoursKind, date?: string): WeekHours {
  const { clinicHours, shotHours } = weekOn(office, date);
  const hours = (day: Weekday) =>
    kind === 'clinic' ? clinicHours[day] : withWait(shotHours[day], clinicHours[day], office.lastShotWaitMinutes);
  return Object.fromEntries(weekdays.map((day) => [day, hours(day)])) as WeekHours;
}

/** Whether an office has such hours in an ordinary week: one without a shot room has no shot hours. */
export const hasHours = (office: OfficeHours, kind: HoursKind) =>
  [undefined, ...laterDays(office)].some((date) => Object.values(ordinaryWeek(office, kind, date)).some(({ length }) => length > 0));

/** Cuts shot hours so that the wait after the last shot ends before the office closes; none if it is closed. */
function withWait(shots: readonly TimeRange[], clinic: readonly TimeRange[], waitMinutes: number): TimeRange[] {
  const closes = clinic.at(-1)?.closes;
  if (!closes) return [];
  const latest = { opens: '00:00', closes: timeOf(Math.max(0, minutesOf(closes) - waitMinutes)) };
  return shots.flatMap((range) => cut(range, latest));
}

/** Returns the part of a stay that is within the office's hours of a day, closures excluded. */
export function withinOffice(stay: TimeRange, date: string, office: OfficeHours, closures: readonly ShownClosure[]): TimeRange[] {
  return rangesOn(date, office, 'clinic', closures).flatMap((open) => cut(stay, open));
}

/** The part of a range inside a window; "HH:MM" sorts as text in order of time. */
function cut(range: TimeRange, window: TimeRange): TimeRange[] {
  const [, opens = window.opens] = [range.opens, window.opens].sort();
  const [closes = window.closes] = [range.closes, window.closes].sort();
  return opens < closes ? [{ opens, closes }] : [];
}
