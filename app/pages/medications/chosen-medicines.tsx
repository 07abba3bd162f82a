import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { PlannedMedication } from './plan-dates.ts';
import { plannerWords } from './planner-words.ts';
import { type PlanControl, takenOf } from './use-plan.ts';

interface ChosenMedicinesProps {
  readonly chosen: readonly PlannedMedication[];
  readonly plan: PlanControl;
}

/** The plan's medicines, each with a remove button. */
export function ChosenMedicines({ chosen, plan }: ChosenMedicinesProps) {
  const w = useWords(plannerWords);
  if (plan.plan.take.length === 0) return plan.plan.testDay && <p className="mt-4 text-base">{w.wholeList}</p>;
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{w.chosen(chosen.length)}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {chosen.map((medication) => (
          <button
            key={`${medication.id} ${medication.shownName}`}
            type="button"
            className="choice bg-card"
            onClick={() => plan.toggle(takenOf({ medication, matchedName: medication.shownName }))}
          >
            <span className="sr-only">{w.remove}: </span>
            {medication.shownName}
            <Icon name="close" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
