import { addressLine } from '#app/content/practice/address.ts';
import { type CalendarEvent, calendar, calendarDay } from '#app/content/practice/icalendar.ts';
import type { Location } from '#app/content/practice/location.schema.ts';
import { weekdays } from '#app/content/practice/weekday.ts';
import { addDays, nextDate, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { type HoursKind, laterDays, type OfficeHours, ordinaryWeek, rangesOn, type ShownClosure } from '#app/parts/hours/day-hours.ts';
import { instantOf } from '#app/parts/hours/instant-of.ts';
import { clinicZone } from '#app/site/clinic-zone.ts';

/** The clock changes of San Antonio for calendar programs: second Sunday of March, first of November. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${clinicZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'TZNAME:CDT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'TZNAME:CST',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

interface OfficeCalendar {
  readonly office: OfficeHours & Omit<Location, 'name' | 'arriving' | keyof OfficeHours>;
  readonly kind: HoursKind;
  readonly closures: readonly ShownClosure[];
  /** The title of each entry. */
  readonly title: string;
  /** The year in which the weekly entries begin; they repeat without end. */
  readonly year: number;
}

const local = (date: string, time: string) => `;TZID=${clinicZone}:${calendarDay(date)}T${time.replace(':', '')}00`;

/** Returns each day from `from` to `to`, both included. */
function daysBetween(from: string, to: string): string[] {
  return from > to ? [] : [from, ...daysBetween(addDays(from, 1), to)];
}

/** Returns the last second before a day in San Antonio, in the format of a repetition's end. */
function until(day: string): string {
  const instant = new Date(instantOf({ date: day, minutes: 0 }).getTime() - 1000);
  return `;UNTIL=${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Returns one weekly entry per range of each weekday, each between the days on which its hours begin and end to apply. */
function weeklyEntries({ office, kind, title, year }: OfficeCalendar, location: string, changed: readonly string[]): CalendarEvent[] {
  const later = laterDays(office);
  return [undefined, ...later].flatMap((from, place) =>
    weekdays.flatMap((day) => {
      const [first, next] = [nextDate(day, from ?? `${year}-01-01`), later[place]];
      if (next && first >= next) return [];
      return ordinaryWeek(office, kind, from)[day].map(
        ({ opens, closes }): CalendarEvent => ({
          uid: [office.id, kind, day, opens.replace(':', ''), ...(from ? [from] : [])].join('-'),
          summary: title,
          location,
          times: [
            `DTSTART${local(first, opens)}`,
            `DTEND${local(first, closes)}`,
            `RRULE:FREQ=WEEKLY${next ? until(next) : ''}`,
            ...changed.filter((date) => weekdayOf(date) === day).map((date) => `EXDATE${local(date, opens)}`),
          ],
        }),
      );
    }),
  );
}

/**
 * Returns an office's hours, or its shot hours, as a calendar: one weekly entry per range of each weekday; days with
 * other hours are excluded, and their remaining hours are added as single entries.
 */
export function officeCalendar(asked: OfficeCalendar): string {
  const { office, kind, closures, title, year } = asked;
  const location = addressLine(office);
  const changed = [...new Set(closures.flatMap(({ from, to }) => daysBetween(from, to)))].filter(
    (date) => JSON.stringify(rangesOn(date, office, kind, closures)) !== JSON.stringify(rangesOn(date, office, kind, [])),
  );
  const weekly = weeklyEntries(asked, location, changed);
  const single = changed.flatMap((date) =>
    rangesOn(date, office, kind, closures).map(
      ({ opens, closes }): CalendarEvent => ({
        uid: `${office.id}-${kind}-${date}-${opens.replace(':', '')}`,
        summary: title,
        location,
        times: [`DTSTART${local(date, opens)}`, `DTEND${local(date, closes)}`],
      }),
    ),
  );
  return calendar([...weekly, ...single], { name: title, stamp: new Date(Date.UTC(year, 0, 1)), zone });
}
