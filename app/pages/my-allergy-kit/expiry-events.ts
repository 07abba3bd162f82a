import { type CalendarEvent, calendar, calendarDay, nineOn } from '#app/content/practice/icalendar.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { type ClinicDays, isOpenOn, nextOpenDay } from '#app/parts/hours/open-days.ts';
import { saveFile } from '#app/ui/save-and-share.ts';

/** A device in one place, and its expiration date. */
interface ExpiringDevice {
  /** The device's id and the place it is kept in. */
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly expires: string;
}

interface ExpiryEvents {
  readonly devices: readonly ExpiringDevice[];
  /** The clinic's date when the file is made, YYYY-MM-DD. */
  readonly today: string;
  readonly clinic: ClinicDays;
  readonly description: string;
  readonly host: string;
}

/** Days before the printed date: a month to order a new device, and a week in case that was forgotten. */
const ahead = [30, 7] as const;

/** Returns the days to remind on, when we answer calls, as the entry says to call. If both are past, the next such day is used. */
export function reminderDays(expires: string, today: string, clinic: ClinicDays): readonly string[] {
  const next = nextOpenDay(today, clinic) ?? addDays(today, 1);
  const days = ahead
    .map((before) => addDays(expires, -before))
    .map((day) => (isOpenOn(day, clinic) ? day : (nextOpenDay(day, clinic) ?? day)))
    .filter((day) => day >= next);
  return days.length > 0 ? [...new Set(days)] : [next];
}

/** All-day entries with an alarm at 9 am, two per device. */
export function expiryEvents({ devices, today, clinic, description, host }: ExpiryEvents): readonly CalendarEvent[] {
  return devices.flatMap(({ id, title, expires }) =>
    reminderDays(expires, today, clinic).map((day, index) => ({
      uid: `expires-${id}-${index}@${host}`,
      summary: title,
      description,
      times: [`DTSTART;VALUE=DATE:${calendarDay(day)}`, `DTEND;VALUE=DATE:${calendarDay(addDays(day, 1))}`],
      alarm: nineOn.theDay,
    })),
  );
}

/** Saves the reminders as a file for a calendar of that name. */
export function saveReminders(file: string, name: string, reminders: ExpiryEvents): void {
  saveFile(`${file}.ics`, 'text/calendar;charset=utf-8', calendar(expiryEvents(reminders), { name, stamp: new Date() }));
}
