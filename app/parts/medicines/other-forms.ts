import { type ListedMedication, namesOf } from './listed-medication.ts';
import { type Hit, normalised } from './search.ts';

/** Another product whose name begins with the found name, or that the found name begins with, and that needs another action. */
export interface OtherForm {
  readonly medication: ListedMedication;
  readonly names: readonly string[];
  /** Whether the found name begins with this one: "Aleve" beside "Aleve PM". */
  readonly plain: boolean;
}

/** How many names of one other medicine are shown: they must show that products differ, not list them all. */
const mostNames = 3;

/** Returns forms of a brand that must not be confused: for "Aleve" Aleve PM, for "Mucinex" Mucinex Allergy. */
export function otherForms(medications: readonly ListedMedication[], { medication, matchedName }: Hit): OtherForm[] {
  const own = normalised(matchedName);
  return medications
    .filter((other) => other.id !== medication.id && other.action !== medication.action)
    .flatMap((other) => {
      const names = namesOf(other).map((shown) => ({ shown, searched: normalised(shown) }));
      const longer = names.filter(({ searched }) => searched.startsWith(`${own} `));
      const plain = names.filter(({ searched }) => own.startsWith(`${searched} `));
      const found = longer.length > 0 ? longer : plain;
      if (found.length === 0) return [];
      const shown = found.slice(0, mostNames).map((name) => name.shown);
      return [{ medication: other, names: shown, plain: longer.length === 0 }];
    });
}
