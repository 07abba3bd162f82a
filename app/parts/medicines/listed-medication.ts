import type { HeardName, MedicationAction } from '#app/content/medicines/medication.schema.ts';

/** A medicine as the page shows and searches it, in one language. */
export interface ListedMedication {
  readonly id: string;
  /** The generic name, or the name of a group of medicines. */
  readonly name: string;
  /** The English name on a Spanish page: the one on a label in the United States. */
  readonly labelName?: string;
  readonly brands: readonly string[];
  readonly mexicanBrands: readonly string[];
  readonly includes: readonly string[];
  readonly class: string;
  readonly action: MedicationAction;
  /** Full days without it before the test (stop), or days for which it can change the test (ask). */
  readonly days: number | null;
  /** The patient continues it and tells us at the visit. */
  readonly tellUs?: true;
  readonly note?: string;
  /** Further names people type: in the other language, in other spellings. */
  readonly otherNames: readonly string[];
  /** Its names as people hear them, for spellings that no rule reaches. */
  readonly heard?: readonly HeardName[];
}

/** Returns whether patients must call us before a change: only a doctor may stop it, or they continue it and it affects the test. */
export function needsCall({ action }: Pick<ListedMedication, 'action'>): boolean {
  return action === 'ask' || action === 'tell';
}

export interface ListedClass {
  readonly id: string;
  readonly name: string;
}

/** Returns every name a medicine is found by, the shown name first. */
export function namesOf({ name, labelName, brands, mexicanBrands, includes, otherNames }: ListedMedication): string[] {
  return [name, ...(labelName ? [labelName] : []), ...brands, ...mexicanBrands, ...includes, ...otherNames];
}
