import type { PlannedMedication } from './plan-dates.ts';
import { nameInPlan } from './plan-events.ts';

/** A medicine of the plan by the name that was typed, and what its entry on the list warns of. */
export function PlannedName({ medication }: { readonly medication: PlannedMedication }) {
  return (
    <>
      <span className="font-semibold">{nameInPlan(medication)}</span>
      {medication.note && <span className="block print:inline print:before:content-['_']">{medication.note}</span>}
    </>
  );
}
