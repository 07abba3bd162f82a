/** Shows the desk's entries for the day; fetched only once there are any (ask-day.ts). */
import { tellListeners } from '#app/parts/hours/clinic-clock.ts';
import { DayNoticesView } from '#app/parts/hours/day-notices-view.tsx';
import { shownDay } from '#app/parts/hours/shown-day.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';

/** Stores the entries where every part of the page, even React's, reads them, and redraws all parts; adds the notices to `views`. */
export function holdDay(entries: readonly DayEntry[], views: object) {
  Object.assign(views, { 'day-notices': DayNoticesView });
  globalThis.officeDay = entries.length > 0 ? shownDay(entries) : undefined;
  tellListeners();
  dispatchEvent(new Event('officeday'));
}
