import type { PlannedMedication } from './plan-dates.ts';
import { nameInPlan } from './plan-events.ts';

/** A planned medicine by the name that was typed, with its note on the list. */
export function PlannedName({ medication }: { readonly medication: PlannedMedication }) {
  return (
    <>
      <span className="font-semibold">{nameInPlan(medication)}</span>
      {medication.note && <span className="block print:inline print:before:content-['_']">{medication.note}</span>}
    </>
  );
}
