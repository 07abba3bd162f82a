import { type Weekday, weekdays } from '#app/content/weekday.ts';

/** Both offices are in San Antonio; whatever zone the visitor's device is in, hours mean this one. */
export const clinicZone = 'America/Chicago';

/** A moment as the clocks in San Antonio show it. */
export interface ClinicMoment {
  /** Calendar day, YYYY-MM-DD. */
  readonly date: string;
  /** Minutes since midnight by the wall clock, 0–1439. */
  readonly minutes: number;
}

let made: Intl.DateTimeFormat | undefined;

/** Made when first asked for: it costs a phone milliseconds, and pages also load this for its other functions. */
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

/** A calendar day as an instant that no zone or clock change can move to another day. */
function noonUtc(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

export function weekdayOf(date: string): Weekday {
  // getUTCDay counts from Sunday; our week begins on Monday.
  return weekdays[(noonUtc(date).getUTCDay() + 6) % 7] as Weekday;
}

/** The calendar day `days` later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  const day = noonUtc(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** "HH:MM" as minutes since midnight; "24:00" is 1440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight as "HH:MM"; 1440 is "24:00". */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
