import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import { type Workday, workdays } from '#app/content/practice/weekday.ts';

export interface ScheduleRow {
  readonly day: Workday;
  /** Consecutive hours at one office are grouped; an empty list means the doctor does not see patients that day. */
  readonly stays: readonly { readonly location: string; readonly ranges: readonly TimeRange[] }[];
}

/** Returns a doctor's week, Monday to Friday: for each day the offices and hours. */
export function scheduleRows(schedule: Physician['schedule']): ScheduleRow[] {
  return workdays.map((day) => {
    const stays: { location: string; ranges: TimeRange[] }[] = [];
    for (const { location, opens, closes } of schedule[day]) {
      const last = stays.at(-1);
      if (last?.location === location) last.ranges.push({ opens, closes });
      else stays.push({ location, ranges: [{ opens, closes }] });
    }
    return { day, stays };
  });
}
