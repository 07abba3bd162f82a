import { type ClinicMoment, clinicMoment } from './clinic-time.ts';

/**
 * Returns the instant at which San Antonio's clocks show this. A time that daylight saving time skips counts as the hour before; one that
 * comes twice is either, which the offices' hours never meet.
 */
export function instantOf({ date, minutes }: ClinicMoment): Date {
  const asUtc = (moment: ClinicMoment) => Date.parse(`${moment.date}T00:00:00Z`) + moment.minutes * 60_000;
  const wanted = asUtc({ date, minutes });
  const aheadOf = (instant: number) => asUtc(clinicMoment(new Date(instant))) - instant;
  const near = wanted - aheadOf(wanted);
  return new Date(wanted - aheadOf(near));
}
