import { type ListedMedication, namesOf } from './listed-medication.ts';
import { type Hit, normalised } from './search.ts';

/** Another product whose name begins like one found, or that one's beginning, and that is dealt with in another way. */
export interface OtherForm {
  readonly medication: ListedMedication;
  readonly names: readonly string[];
  /** The name found begins with this one: "Aleve" beside "Aleve PM". */
  readonly plain: boolean;
}

/** Names shown of one other medicine: the point is that they differ, not all of them. */
const mostNames = 3;

/** Forms of a brand that must not be taken for one another: for "Aleve" Aleve PM, for "Mucinex" Mucinex Allergy. */
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
