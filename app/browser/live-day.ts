/** What the office's desk says of the day, once there is something: fetched only then (ask-day.ts). */
import { tellListeners } from '#app/parts/hours/clinic-clock.ts';
import { DayNoticesView } from '#app/parts/hours/day-notices-view.tsx';
import { shownDay } from '#app/parts/hours/shown-day.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';

/** Puts it where every part of the page finds it, React's too, and has all of them drawn anew; `views` gets the one that only such a day needs. */
export function holdDay(entries: readonly DayEntry[], views: object) {
  Object.assign(views, { 'day-notices': DayNoticesView });
  globalThis.officeDay = entries.length > 0 ? shownDay(entries) : undefined;
  tellListeners();
  dispatchEvent(new Event('officeday'));
}
