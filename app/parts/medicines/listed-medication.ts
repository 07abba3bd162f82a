import type { HeardName, MedicationAction } from '#app/content/medicines/medication.schema.ts';

/** A medicine as the page shows and searches it, in one language. */
export interface ListedMedication {
  readonly id: string;
  /** The generic name, or what a group of medicines is called. */
  readonly name: string;
  /** The English name on a Spanish page: the one on a label in the United States. */
  readonly labelName?: string;
  readonly brands: readonly string[];
  readonly mexicanBrands: readonly string[];
  readonly includes: readonly string[];
  readonly class: string;
  readonly action: MedicationAction;
  /** Full days without it before the test (stop), or for which it can change the test (ask). */
  readonly days: number | null;
  /** Goes on, and the patient tells us at the visit. */
  readonly tellUs?: true;
  readonly note?: string;
  /** Further names people type: the other language's, other spellings. */
  readonly otherNames: readonly string[];
  /** Its names as people hear them, where no rule of spelling reaches. */
  readonly heard?: readonly HeardName[];
}

/** Whoever takes it calls us before anything changes: what only a doctor may stop, and what goes on but matters for the test. */
export function needsCall({ action }: Pick<ListedMedication, 'action'>): boolean {
  return action === 'ask' || action === 'tell';
}

export interface ListedClass {
  readonly id: string;
  readonly name: string;
}

/** Every name a medicine is found by, the one shown first. */
export function namesOf({ name, labelName, brands, mexicanBrands, includes, otherNames }: ListedMedication): string[] {
  return [name, ...(labelName ? [labelName] : []), ...brands, ...mexicanBrands, ...includes, ...otherNames];
}
