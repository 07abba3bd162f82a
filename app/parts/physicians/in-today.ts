import { workdays } from '#app/content/practice/weekday.ts';
import { weekdayOf } from '#app/parts/hours/clinic-time.ts';
import type { ClinicDays } from '#app/parts/hours/open-days.ts';
import type { DoctorWeek } from './doctor-week.ts';
import { hoursLeft } from './hours-left.ts';

/** Returns the doctors who see patients at an office on a day (YYYY-MM-DD in San Antonio), except those kept away by closures. */
export function doctorsOn<D extends Pick<DoctorWeek, 'id' | 'schedule'>>(
  date: string,
  office: string,
  doctors: readonly D[],
  clinic: ClinicDays,
): D[] {
  const day = workdays.find((one) => one === weekdayOf(date));
  if (!day) return [];
  return doctors.filter(({ id, schedule }) =>
    schedule[day].some((shift) => shift.location === office && hoursLeft(shift, date, id, clinic).length > 0),
  );
}
