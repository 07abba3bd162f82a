import { type CalendarEvent, calendar, calendarDay } from '#app/content/practice/icalendar.ts';
import type { Language } from '#app/site/language.ts';
import { monthRuns, monthsInWords } from './months-in-words.ts';

interface CalendarPlant {
  readonly id: string;
  readonly name: string;
  /** Twelve levels from 0 to 3, January to December. */
  readonly level: readonly number[];
}

interface PlantCalendar {
  readonly plants: readonly CalendarPlant[];
  /** The year whose seasons come first; they come back each year. */
  readonly year: number;
  readonly language: Language;
  /** What stands in the calendar: "Mountain cedar in the air". */
  readonly title: (name: string) => string;
  /** What helps and when to start, a line each. */
  readonly helps: readonly string[];
  readonly stamp: Date;
  /** The host of the site, for ids that meet no others. */
  readonly host: string;
}

/** Two weeks before its season, when what has to work in time must be begun. */
const twoWeeksBefore = 'TRIGGER:-P14D';

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** Each season of each plant as days that come back every year; what is in the air all year has no season to enter. */
export function plantCalendar({ plants, year, language, title, helps, stamp, host }: PlantCalendar): string {
  const events = plants.flatMap(({ id, name, level }) => {
    const months = level.flatMap((one, index) => (one > 0 ? [index + 1] : []));
    if (months.length === 12) return [];
    return monthRuns(months).map(({ from, to }): CalendarEvent => {
      const start = firstOf(year, from);
      const nextMonth = to === 12 ? 1 : to + 1;
      // An all-day event ends on the day after its last.
      const end = firstOf(to < from || to === 12 ? year + 1 : year, nextMonth);
      return {
        uid: `air-${id}-${from}@${host}`,
        summary: title(name),
        description: [monthsInWords(level, language), ...helps].join('\n'),
        times: [
          `DTSTART;VALUE=DATE:${calendarDay(start)}`,
          `DTEND;VALUE=DATE:${calendarDay(end)}`,
          'RRULE:FREQ=YEARLY',
          'TRANSP:TRANSPARENT',
        ],
        alarm: twoWeeksBefore,
      };
    });
  });
  return calendar(events, stamp);
}

/** Where the build writes the calendar of one plant to subscribe to (scripts/build/plant-calendars.ts). */
export function plantCalendarPath(plant: string, language: Language): string {
  return `/calendars/${plant}-${language}.ics`;
}
