import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { WeekHours } from '#app/content/schema/hours.ts';
import type { Weekday } from '#app/content/weekday.ts';
import { addDays, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { closuresOn, type OfficeHours, rangesOn, type ShownClosure } from '#app/parts/hours/day-hours.ts';
import { groupedWeek } from '#app/parts/hours/format.ts';

const schemaDays: Readonly<Record<Weekday, DayOfWeek>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Search engines read 00:00 to 00:00 as closed all day. */
const closedAllDay = [{ opens: '00:00', closes: '00:00' }];

/** Structured data knows no 24:00. */
function schemaTime(time: string): string {
  return time === '24:00' ? '23:59' : time;
}

/** The ordinary week, wall-clock times of San Antonio; days with the same hours share an entry per range. */
export function openingHours(week: WeekHours): OpeningHoursSpecification[] {
  return groupedWeek(week).flatMap(({ days, ranges }) =>
    ranges.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => schemaDays[day]),
      opens: schemaTime(opens),
      closes: schemaTime(closes),
    })),
  );
}

/** Each calendar day on which a closure changes the office's hours. */
function changedDays(office: OfficeHours, closures: readonly ShownClosure[]): string[] {
  const days = new Set<string>();
  for (const { from, to } of closures) {
    for (let day = from; day <= to; day = addDays(day, 1)) days.add(day);
  }
  return [...days]
    .filter((day) => office.clinicHours[weekdayOf(day)].length > 0 && closuresOn(day, office.id, 'clinic', closures).length > 0)
    .sort();
}

/**
 * The days on which the office's own hours differ from the ordinary week, shortened days included. Closures
 * of the shot room alone leave the office open and are not listed.
 */
export function specialOpeningHours(office: OfficeHours, closures: readonly ShownClosure[]): OpeningHoursSpecification[] {
  return changedDays(office, closures).flatMap((day) => {
    const ranges = rangesOn(day, office, 'clinic', closures);
    return (ranges.length > 0 ? ranges : closedAllDay).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: day,
      opens: schemaTime(opens),
      closes: schemaTime(closes),
    }));
  });
}
