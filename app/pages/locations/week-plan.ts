import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import { minutesOf } from '#app/content/practice/wall-clock.ts';
import { type Workday, workdays } from '#app/content/practice/weekday.ts';
import { addDays, type ClinicMoment, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { closuresOn, type OfficeHours, rangesOn, type ShownClosure } from '#app/parts/hours/day-hours.ts';
import type { ClinicDays } from '#app/parts/hours/open-days.ts';
import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { hoursLeft } from '#app/parts/physicians/hours-left.ts';
import { scheduleRows } from '#app/parts/physicians/schedule-rows.ts';
import type { ShownDoctor } from './week-own.ts';

interface Visit {
  readonly id: DoctorWeek['id'];
  readonly doctor: string;
  /** The doctor's languages, in words. */
  readonly speaks: string;
  readonly ranges: readonly TimeRange[];
}

export interface OfficeDay {
  readonly office: string;
  readonly visits: readonly Visit[];
  /** Why this day differs at this office. */
  readonly reasons: readonly string[];
}

/** Returns the Monday of the week to show: the next week's once the offices have closed for the last time in this one. */
export function shownMonday({ date, minutes }: ClinicMoment, { offices, closures }: ClinicDays): string {
  const weekday = weekdayOf(date);
  if (weekday === 'sunday') return addDays(date, 1);
  if (weekday === 'saturday') return addDays(date, 2);
  const place = workdays.indexOf(weekday);
  const daysLeft = workdays.slice(place).map((_, days) => addDays(date, days));
  const isOver = !offices.some((office) =>
    daysLeft.some((day) => rangesOn(day, office, 'clinic', closures).some(({ closes }) => day > date || minutesOf(closes) > minutes)),
  );
  return addDays(date, isOver ? workdays.length + 2 - place : -place);
}

/** Returns the date of a workday in the week that begins on `monday`. */
export function dayOfWeek(day: Workday, monday: string): string {
  return addDays(monday, workdays.indexOf(day));
}

/** Returns what closures leave of a doctor's schedule in a week; without `monday`, the whole schedule. */
export function scheduleInWeek(
  schedule: Physician['schedule'],
  clinic: ClinicDays,
  monday: string | undefined,
  doctor: string,
): Physician['schedule'] {
  if (!monday) return schedule;
  const days = workdays.map((day) => [
    day,
    schedule[day].flatMap((shift) =>
      hoursLeft(shift, dayOfWeek(day, monday), doctor, clinic).map((range) => ({ location: shift.location, ...range })),
    ),
  ]);
  return Object.fromEntries(days) as Physician['schedule'];
}

/** Returns why a day is not a typical one at these offices, each reason once; none without `monday`. */
export function reasonsOn(
  day: Workday,
  offices: readonly string[],
  closures: readonly ShownClosure[],
  monday: string | undefined,
): readonly string[] {
  if (!monday) return [];
  const reasons = offices.flatMap((office) => closuresOn(dayOfWeek(day, monday), office, 'clinic', closures)[0]?.reason ?? []);
  return [...new Set(reasons)];
}

/** Returns who is where on each day: rows of days, a cell per office. */
export function weekPlan(
  doctors: readonly ShownDoctor[],
  offices: readonly OfficeHours[],
  closures: readonly ShownClosure[],
  monday: string | undefined,
): { readonly day: Workday; readonly offices: readonly OfficeDay[] }[] {
  const weeks = doctors.map(({ id, doctor, speaks, schedule }) => ({
    id,
    doctor,
    speaks,
    rows: scheduleRows(scheduleInWeek(schedule, { offices, closures }, monday, id)),
  }));
  return workdays.map((day) => ({
    day,
    offices: offices.map(({ id: office }) => ({
      office,
      reasons: reasonsOn(day, [office], closures, monday),
      visits: weeks.flatMap(({ id, doctor, speaks, rows }) => {
        const stays = rows.find((row) => row.day === day)?.stays ?? [];
        const ranges = stays.filter(({ location }) => location === office).flatMap((stay) => stay.ranges);
        return ranges.length > 0 ? [{ id, doctor, speaks, ranges }] : [];
      }),
    })),
  }));
}
