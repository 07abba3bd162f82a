import { workdays } from '#app/content/practice/weekday.ts';
import { weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { leftOpen, type ShownClosure } from '#app/parts/hours/day-hours.ts';
import type { DoctorWeek } from './doctor-week.ts';

/** The doctors who see patients at an office on a day, YYYY-MM-DD by San Antonio's calendar, closures taken out. */
export function doctorsOn<D extends Pick<DoctorWeek, 'id' | 'schedule'>>(
  date: string,
  office: string,
  doctors: readonly D[],
  closures: readonly ShownClosure[],
): D[] {
  const day = workdays.find((one) => one === weekdayOf(date));
  if (!day) return [];
  return doctors.filter(({ id, schedule }) =>
    schedule[day].some(
      ({ location, opens, closes }) =>
        location === office && leftOpen([{ opens, closes }], date, office, 'clinic', closures, id).length > 0,
    ),
  );
}
