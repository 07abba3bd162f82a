import type { ClinicMoment } from './clinic-time.ts';
import type { OfficeHours, ShownClosure } from './day-hours.ts';
import { type LastShot, lastShot } from './last-shot.ts';
import { type OpenState, openState } from './open-state.ts';

export interface OfficeNow {
  readonly clinic: OpenState;
  readonly shots: OpenState;
  /** The last shot of the day that the shots' state is about: today's while there are shots to come, else the next day's. */
  readonly last: LastShot | undefined;
  /** Why today differs from an ordinary day, when something is closed that would be open. */
  readonly reason: string | undefined;
}

/** An office at a moment of San Antonio's clocks: open or not, shots or not, and what comes next. */
export function officeNow(now: ClinicMoment, office: OfficeHours, closures: readonly ShownClosure[]): OfficeNow {
  const clinic = openState(now, office, 'clinic', closures);
  const shots = openState(now, office, 'shots', closures);
  const day = shots.state === 'closed' ? shots.next?.date : now.date;
  const reasons = [clinic, shots].map((state) => (state.state === 'closed' ? state.reason : undefined));
  return { clinic, shots, last: day ? lastShot(day, office, closures) : undefined, reason: reasons.find(Boolean) };
}
