import { monthOf } from '#app/parts/hours/clinic-time.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';

/** The month of San Antonio's calendar, 1 to 12; undefined in the prerendered page, which claims nothing about now. */
export function useClinicMonth(): number | undefined {
  const date = useClinicMoment()?.date;
  return date ? monthOf(date) : undefined;
}
