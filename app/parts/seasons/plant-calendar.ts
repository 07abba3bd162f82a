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
  /** The name of the calendar. */
  readonly name: string;
  /** YYYY-MM-DD: current and next seasons come first, and repeat each year. */
  readonly today: string;
  readonly language: Language;
  /** Returns the title of an entry: "Mountain cedar in the air". */
  readonly title: (name: string) => string;
  /** What helps and when to start, one line each. */
  readonly helps: readonly string[];
  readonly stamp: Date;
  /** The host of the site, which makes ids unique. */
  readonly host: string;
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** Returns whether a plant has a season to enter: a plant in the air all year has none. */
export const hasSeason = ({ level }: Pick<CalendarPlant, 'level'>) => level.includes(0) && level.some((one) => one > 0);

/** Returns a season's yearly days; one that ends in or after February has an entry for each of four years, because of leap years. */
function seasonTimes({ from, to }: MonthRun, today: string): { readonly year: number; readonly times: readonly string[] }[] {
  const wraps = to < from;
  const thisYear = Number(today.slice(0, 4));
  const first = wraps && monthOf(today) <= to ? thisYear - 1 : thisYear;
  const years = (wraps || from <= 2) && to >= 2 ? [first, first + 1, first + 2, first + 3] : [first];
  return years.map((year) => {
    // An all-day event ends on the day after its last day.
    const end = firstOf(wraps || to === 12 ? year + 1 : year, (to % 12) + 1);
    const times = [`DTSTART;VALUE=DATE:${calendarDay(firstOf(year, from))}`, `DTEND;VALUE=DATE:${calendarDay(end)}`];
    return { year, times: [...times, `RRULE:FREQ=YEARLY;INTERVAL=${years.length}`] };
  });
}

/** Returns a calendar of all plants' seasons. */
export function plantCalendar({ plants, name: called, today, language, title, helps, stamp, host }: PlantCalendar): string {
  const events = plants.filter(hasSeason).flatMap(({ id, name, level }) =>
    monthRuns(level.flatMap((one, index) => (one > 0 ? [index + 1] : []))).flatMap((run) =>
      seasonTimes(run, today).map(
        ({ year, times }, _, { length }): CalendarEvent => ({
          uid: `air-${id}-${run.from}${length > 1 ? `-${year % length}` : ''}@${host}`,
          summary: title(name),
          description: [monthsInWords(level, language), ...helps].join('\n'),
          times,
          // Medicines that need time to work must be started by then.
          alarm: nineOn.twoWeeksBefore,
        }),
      ),
    ),
  );
  return calendar(events, { name: called, stamp });
}

/** Returns where the build writes the calendar of one plant, for subscribing (scripts/build/plant-calendars.ts). */
export function plantCalendarPath(plant: string, language: Language): string {
  return `/calendars/${plant}-${language}.ics`;
}
