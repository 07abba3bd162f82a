import type { Localized } from '#app/content/localized.ts';
import type { Closure } from '#app/content/schema/closure.ts';
import type { TimeRange, WeekHours } from '#app/content/schema/hours.ts';
import { weekdayOf } from './clinic-time.ts';

/** What is open: the office itself, or the room where allergy shots are given. */
export type HoursKind = 'clinic' | 'shots';

export interface OfficeHours {
  readonly id: string;
  readonly clinicHours: WeekHours;
  readonly shotHours: WeekHours;
}

export type ShownClosure = Localized<Closure>;

/** The closures of an office on a day that touch this kind of hours; closing the clinic closes its shot room too. */
export function closuresOn(date: string, office: string, kind: HoursKind, closures: readonly ShownClosure[]): ShownClosure[] {
  return closures.filter(
    ({ from, to, offices, closed }) =>
      from <= date && date <= to && offices.includes(office) && (closed === 'all' || closed === kind || closed === 'clinic'),
  );
}

/** When an office is open on one calendar day: its weekday's hours, cut by that day's closures. */
export function rangesOn(date: string, office: OfficeHours, kind: HoursKind, closures: readonly ShownClosure[]): TimeRange[] {
  const week = kind === 'clinic' ? office.clinicHours : office.shotHours;
  return closuresOn(date, office.id, kind, closures).reduce(
    (ranges, { openBetween }) => (openBetween ? ranges.flatMap((range) => cut(range, openBetween)) : []),
    [...week[weekdayOf(date)]],
  );
}

/** The part of a range inside a window; "HH:MM" sorts as text in order of time. */
function cut(range: TimeRange, window: TimeRange): TimeRange[] {
  const [, opens = window.opens] = [range.opens, window.opens].toSorted();
  const [closes = window.closes] = [range.closes, window.closes].toSorted();
  return opens < closes ? [{ opens, closes }] : [];
}
