import ICAL from 'ical.js';
import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';

/**
 * Returns what a calendar program shows of a file, read by a third-party parser: the hours of each day before `end`, in wall-clock
 * time, by date. Handles only entries within single days.
 */
export function shownHours(file: string, end: string): Map<string, TimeRange[]> {
  const days = new Map<string, TimeRange[]>();
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    const past = ICAL.Time.fromDateString(end);
    const occurrences = event.iterator();
    for (let start = occurrences.next(); start && start.compare(past) < 0; start = occurrences.next()) {
      const { startDate, endDate } = event.getOccurrenceDetails(start);
      const [date = '', opens = ''] = startDate.toString().split('T');
      const [lastDate = '', closes = ''] = endDate.toString().split('T');
      // Midnight is the next day's 00:00 in a calendar, 24:00 in the records.
      const range = { opens: opens.slice(0, 5), closes: lastDate === addDays(date, 1) ? '24:00' : closes.slice(0, 5) };
      days.set(date, [...(days.get(date) ?? []), range]);
    }
  }
  for (const ranges of days.values()) ranges.sort((one, other) => one.opens.localeCompare(other.opens));
  return days;
}
