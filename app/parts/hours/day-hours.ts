import type { Closure } from '#app/content/practice/closure.schema.ts';
import type { TimeRange, WeekHours } from '#app/content/practice/hours.schema.ts';
import { minutesOf, timeOf } from '#app/content/practice/wall-clock.ts';
import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { weekdayOf } from './clinic-time.ts';

/** What is open: the office itself, or the room where allergy shots are given. */
export type HoursKind = 'clinic' | 'shots';

export interface OfficeHours {
  readonly id: string;
  readonly clinicHours: WeekHours;
  readonly shotHours: WeekHours;
  /** Minutes a patient waits in the office after a shot. */
  readonly lastShotWaitMinutes: number;
}

export type ShownClosure = Localized<Closure> & {
  /** The part of the day that is closed; all of it unless given. */
  readonly closedBetween?: TimeRange;
  /** The one doctor who is away, wherever that is; the offices are open. */
  readonly doctor?: string;
};

/**
 * The closures of an office on a day that touch this kind of hours; closing the clinic closes its shot room too. With a doctor's id,
 * also those of that doctor alone.
 */
export function closuresOn(date: string, office: string, kind: HoursKind, closures: readonly ShownClosure[], doctor = ''): ShownClosure[] {
  return closures.filter(
    ({ from, to, offices, closed, doctor: away }) =>
      from <= date &&
      date <= to &&
      (offices.includes(office) || away === doctor) &&
      (closed === 'all' || closed === kind || closed === 'clinic'),
  );
}

/** What a day's closures leave of hours at an office, or of a doctor's there: whole closures take all, shorter days cut to their window. */
export function leftOpen(
  ranges: readonly TimeRange[],
  date: string,
  office: string,
  kind: HoursKind,
  closures: readonly ShownClosure[],
  doctor?: string,
): TimeRange[] {
  return closuresOn(date, office, kind, closures, doctor).reduce<TimeRange[]>(
    (left, { openBetween, closedBetween }) => {
      if (closedBetween) return left.flatMap((range) => without(range, closedBetween));
      return openBetween ? left.flatMap((range) => cut(range, openBetween)) : [];
    },
    [...ranges],
  );
}

/**
 * When an office is open on one calendar day: its weekday's hours, cut by that day's closures. Hours for shots end
 * in time for the wait after the last one: whoever gets a shot must be able to sit it out before the doors close.
 */
export function rangesOn(date: string, office: OfficeHours, kind: HoursKind, closures: readonly ShownClosure[]): TimeRange[] {
  const day = weekdayOf(date);
  const clinic = leftOpen(office.clinicHours[day], date, office.id, 'clinic', closures);
  if (kind === 'clinic') return clinic;
  const shots = leftOpen(office.shotHours[day], date, office.id, 'shots', closingEarlier(closures, office.lastShotWaitMinutes));
  return withWait(shots, clinic, office.lastShotWaitMinutes);
}

/** An ordinary week without closures, by the rule of `rangesOn`: tables, calendar files and search engines read the same hours. */
export function ordinaryWeek(office: OfficeHours, kind: HoursKind): WeekHours {
  const hours = (day: Weekday) =>
    kind === 'clinic' ? office.clinicHours[day] : withWait(office.shotHours[day], office.clinicHours[day], office.lastShotWaitMinutes);
  return Object.fromEntries(weekdays.map((day) => [day, hours(day)])) as WeekHours;
}

/** Whether an office opens at all in an ordinary week: one without a shot room has none of its own. */
export const hasHours = (office: OfficeHours, kind: HoursKind) =>
  Object.values(ordinaryWeek(office, kind)).some(({ length }) => length > 0);

/** Shot hours, cut so that the wait after the last shot is over when the office closes; none where it is closed. */
function withWait(shots: readonly TimeRange[], clinic: readonly TimeRange[], waitMinutes: number): TimeRange[] {
  const closes = clinic.at(-1)?.closes;
  if (!closes) return [];
  const latest = { opens: '00:00', closes: timeOf(Math.max(0, minutesOf(closes) - waitMinutes)) };
  return shots.flatMap((range) => cut(range, latest));
}

/** Closures as the shot room keeps them: where the office closes for a while, the last shot comes a wait before. */
function closingEarlier(closures: readonly ShownClosure[], waitMinutes: number): ShownClosure[] {
  const earlier = (time: string) => timeOf(Math.max(0, minutesOf(time) - waitMinutes));
  return closures.map((closure) => {
    const { closedBetween, closed } = closure;
    if (!closedBetween || closed === 'shots') return closure;
    return { ...closure, closedBetween: { ...closedBetween, opens: earlier(closedBetween.opens) } };
  });
}

/** What is left of a range outside a window. */
const without = (range: TimeRange, { opens, closes }: TimeRange) => [
  ...cut(range, { opens: '00:00', closes: opens }),
  ...cut(range, { opens: closes, closes: '24:00' }),
];

/** The part of a range inside a window; "HH:MM" sorts as text in order of time. */
function cut(range: TimeRange, window: TimeRange): TimeRange[] {
  const [, opens = window.opens] = [range.opens, window.opens].toSorted();
  const [closes = window.closes] = [range.closes, window.closes].toSorted();
  return opens < closes ? [{ opens, closes }] : [];
}
