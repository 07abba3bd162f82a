import { type CalendarEvent, calendar, calendarDay, nineOn } from '#app/content/practice/icalendar.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { Language } from '#app/site/language.ts';
import { type MonthRun, monthRuns, monthsInWords } from './months-in-words.ts';

interface CalendarPlant {
  readonly id: string;
  readonly name: string;
  /** Twelve levels from 0 to 3, January to December. */
  readonly level: readonly number[];
}

interface PlantCalendar {
  readonly plants: readonly CalendarPlant[];
  /** What the calendar is called. */
  readonly name: string;
  /** YYYY-MM-DD: the seasons that are or come next stand first, and come back each year. */
  readonly today: string;
  readonly language: Language;
  /** What stands in the calendar: "Mountain cedar in the air". */
  readonly title: (name: string) => string;
  /** What helps and when to start, a line each. */
  readonly helps: readonly string[];
  readonly stamp: Date;
  /** The host of the site, for ids that meet no others. */
  readonly host: string;
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** Whether a plant has a season to enter: what is in the air all year has none. */
export const hasSeason = ({ level }: Pick<CalendarPlant, 'level'>) => level.includes(0) && level.some((one) => one > 0);

/** The days of a season that come back every year; one over February has an entry for each of four years, as it differs by a day in a leap year. */
function seasonTimes({ from, to }: MonthRun, today: string): { readonly year: number; readonly times: readonly string[] }[] {
  const wraps = to < from;
  const thisYear = Number(today.slice(0, 4));
  const first = wraps && monthOf(today) <= to ? thisYear - 1 : thisYear;
  const years = (wraps || from <= 2) && to >= 2 ? [first, first + 1, first + 2, first + 3] : [first];
  return years.map((year) => {
    // An all-day event ends on the day after its last.
    const end = firstOf(wraps || to === 12 ? year + 1 : year, (to % 12) + 1);
    const times = [`DTSTART;VALUE=DATE:${calendarDay(firstOf(year, from))}`, `DTEND;VALUE=DATE:${calendarDay(end)}`];
    return { year, times: [...times, `RRULE:FREQ=YEARLY;INTERVAL=${years.length}`] };
  });
}

/** Each season of each plant that has one. */
export function plantCalendar({ plants, name: called, today, language, title, helps, stamp, host }: PlantCalendar): string {
  const events = plants.filter(hasSeason).flatMap(({ id, name, level }) =>
    monthRuns(level.flatMap((one, index) => (one > 0 ? [index + 1] : []))).flatMap((run) =>
      seasonTimes(run, today).map(
        ({ year, times }, _, { length }): CalendarEvent => ({
          uid: `air-${id}-${run.from}${length > 1 ? `-${year % length}` : ''}@${host}`,
          summary: title(name),
          description: [monthsInWords(level, language), ...helps].join('\n'),
          times,
          // What has to work in time must be begun by then.
          alarm: nineOn.twoWeeksBefore,
        }),
      ),
    ),
  );
  return calendar(events, { name: called, stamp });
}

/** Where the build writes the calendar of one plant to subscribe to (scripts/build/plant-calendars.ts). */
export function plantCalendarPath(plant: string, language: Language): string {
  return `/calendars/${plant}-${language}.ics`;
}
