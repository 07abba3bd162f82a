import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import { clinicZone } from '#app/site/clinic-zone.ts';

/** A moment as the clocks in San Antonio show it. */
export interface ClinicMoment {
  /** Calendar day, YYYY-MM-DD. */
  readonly date: string;
  /** Minutes since midnight by the wall clock, 0–1439. */
  readonly minutes: number;
}

let made: Intl.DateTimeFormat | undefined;

/** Made once, on demand: the first use of `Intl` keeps a slow phone busy for a tenth of a second. */
function clinicFormat(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: clinicZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return made;
}

/** What the clocks in San Antonio show at an instant, daylight saving time included. */
export function clinicMoment(instant: Date): ClinicMoment {
  // Temporal, if the browser has it, takes a few milliseconds.
  if (typeof Temporal !== 'undefined') {
    const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(clinicZone);
    return { date: there.toPlainDate().toString(), minutes: there.hour * 60 + there.minute };
  }
  const values = Object.fromEntries(
    clinicFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${values.year}-${values.month}-${values.day}`,
    minutes: Number(values.hour) * 60 + Number(values.minute),
  };
}

/**
 * Puts days (YYYY-MM-DD) or times (HH:MM) in order, earliest first. `localeCompare` would do the same, but its first use keeps a slow phone
 * busy for 35 to 80 ms.
 */
export const compareStrings = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** A calendar day as an instant that no zone or clock change can move to another day. */
function noonUtc(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

export function weekdayOf(date: string): Weekday {
  // getUTCDay counts from Sunday; our week begins on Monday.
  return weekdays[(noonUtc(date).getUTCDay() + 6) % 7] as Weekday;
}

/** The month of a calendar day, 1 to 12. */
export const monthOf = (date: string) => Number(date.slice(5, 7));

/** The calendar day `days` later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  const day = noonUtc(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns the next date, YYYY-MM-DD, of a weekday: `from` itself if it is one. */
export function nextDate(day: Weekday, from: string): string {
  return addDays(from, (weekdays.indexOf(day) - weekdays.indexOf(weekdayOf(from)) + 7) % 7);
}
