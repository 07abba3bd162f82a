import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { PhysicianId } from '#app/site/pages.ts';

/** A doctor's ordinary week. */
export interface DoctorWeek extends Pick<Physician, 'schedule' | 'languagesSpoken' | 'seesFromAge'> {
  readonly id: PhysicianId;
  /** The doctor's title and name. */
  readonly doctor: string;
}
