import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Weekday } from '#app/content/practice/weekday.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { type HoursKind, laterDays, type OfficeHours, ordinaryWeek, rangesOn, type ShownClosure } from '#app/parts/hours/day-hours.ts';
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

/** Structured data allows no 24:00. */
function schemaTime(time: string): string {
  return time === '24:00' ? '23:59' : time;
}

/**
 * Returns the ordinary week of an office or its shot room, in wall-clock times of San Antonio; days with the same hours share an
 * entry per range. Where the hours change on a date, each week says from and until when it applies.
 */
export function openingHours(office: OfficeHours, kind: HoursKind): OpeningHoursSpecification[] {
  const later = laterDays(office);
  return [undefined, ...later].flatMap((from, place) => {
    const next = later[place];
    const valid = { ...(from && { validFrom: from }), ...(next && { validThrough: addDays(next, -1) }) };
    return groupedWeek(ordinaryWeek(office, kind, from)).flatMap(({ days, ranges }) =>
      ranges.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        ...valid,
        dayOfWeek: days.map((day) => schemaDays[day]),
        opens: schemaTime(opens),
        closes: schemaTime(closes),
      })),
    );
  });
}

/** Returns each calendar day on which closures change the hours. */
function changedDays(office: OfficeHours, kind: HoursKind, closures: readonly ShownClosure[]): string[] {
  const days = new Set<string>();
  for (const { from, to } of closures) {
    for (let day = from; day <= to; day = addDays(day, 1)) days.add(day);
  }
  const differs = (day: string) =>
    JSON.stringify(rangesOn(day, office, kind, closures)) !== JSON.stringify(rangesOn(day, office, kind, []));
  return [...days].filter(differs).sort();
}

/**
 * Returns the days on which the hours of an office or its shot room differ from the ordinary week, including shortened days.
 * Closures of the shot room alone leave the office open and are not listed for the office.
 */
export function specialOpeningHours(office: OfficeHours, kind: HoursKind, closures: readonly ShownClosure[]): OpeningHoursSpecification[] {
  return changedDays(office, kind, closures).flatMap((day) => {
    const ranges = rangesOn(day, office, kind, closures);
    return (ranges.length > 0 ? ranges : closedAllDay).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: day,
      opens: schemaTime(opens),
      closes: schemaTime(closes),
    }));
  });
}
