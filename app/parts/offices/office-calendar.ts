import { addressLine } from '#app/content/practice/address.ts';
import { type CalendarEvent, calendar, calendarDay } from '#app/content/practice/icalendar.ts';
import type { Location } from '#app/content/practice/location.schema.ts';
import { weekdays } from '#app/content/practice/weekday.ts';
import { addDays, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { type HoursKind, ordinaryWeek, rangesOn, type ShownClosure } from '#app/parts/hours/day-hours.ts';
import { clinicZone } from '#app/site/clinic-zone.ts';

/** The clock changes of San Antonio as a calendar program needs them: second Sunday of March, first of November. */
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
  readonly office: Omit<Location, 'name' | 'arriving'>;
  readonly kind: HoursKind;
  readonly closures: readonly ShownClosure[];
  /** What each entry is called. */
  readonly title: string;
  /** The first year the weekly entries stand for; they repeat without end. */
  readonly year: number;
}

const local = (date: string, time: string) => `;TZID=${clinicZone}:${calendarDay(date)}T${time.replace(':', '')}00`;

/** Each day from `from` to `to`, both included. */
function daysBetween(from: string, to: string): string[] {
  return from > to ? [] : [from, ...daysBetween(addDays(from, 1), to)];
}

/**
 * An office's hours, or its shot hours, as a calendar: one weekly entry per range of each weekday; days with
 * other hours are taken out and what is left of them entered singly.
 */
export function officeCalendar({ office, kind, closures, title, year }: OfficeCalendar): string {
  const week = ordinaryWeek(office, kind);
  const location = addressLine(office);
  const changed = [...new Set(closures.flatMap(({ from, to }) => daysBetween(from, to)))].filter(
    (date) => JSON.stringify(rangesOn(date, office, kind, closures)) !== JSON.stringify(week[weekdayOf(date)]),
  );
  const weekly = weekdays.flatMap((day) => {
    const first = daysBetween(`${year}-01-01`, `${year}-01-07`).find((date) => weekdayOf(date) === day) ?? `${year}-01-01`;
    return week[day].map(
      ({ opens, closes }): CalendarEvent => ({
        uid: `${office.id}-${kind}-${day}-${opens.replace(':', '')}`,
        summary: title,
        location,
        times: [
          `DTSTART${local(first, opens)}`,
          `DTEND${local(first, closes)}`,
          'RRULE:FREQ=WEEKLY',
          ...changed.filter((date) => weekdayOf(date) === day).map((date) => `EXDATE${local(date, opens)}`),
        ],
      }),
    );
  });
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
