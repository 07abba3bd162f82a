import { type ListedClass, type ListedMedication, needsCall } from '#app/parts/medicines/listed-medication.ts';
import { useWords } from '#app/ui/use-language.ts';
import { groupsOf } from './medication-lists.tsx';
import { plannerWords } from './planner-words.ts';
import type { PlanControl } from './use-plan.ts';

interface MedicinePickerProps {
  readonly classes: readonly ListedClass[];
  readonly medications: readonly ListedMedication[];
  readonly plan: PlanControl;
}

/** The medicines to mark, class by class: those to stop, and those to call about first. A class with a marked one stands open. */
export function MedicinePicker({ classes, medications, plan }: MedicinePickerProps) {
  const w = useWords(plannerWords);
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{w.choose}</legend>
      <div className="mt-2 grid gap-2">
        {groupsOf({ classes, medications }, 'stop', 'ask', 'tell').map(({ group, medications: members }) => {
          const marked = members.filter(({ id }) => plan.isChosen(id)).length;
          return (
            <details key={group.id} open={marked > 0 || undefined} className="rounded-card border border-line bg-card px-4">
              <summary className="flex min-h-12 flex-wrap items-center gap-x-3 py-2">
                {group.name}
                {marked > 0 && <span className="tag">{w.chosenInGroup(marked)}</span>}
              </summary>
              <ul className="grid gap-x-6 pb-3 sm:grid-cols-2">
                {members.map(({ id, name, brands, mexicanBrands, action }) => (
                  <li key={id}>
                    <label className="flex min-h-11 items-start gap-3 py-1.5">
                      <input
                        type="checkbox"
                        className="mt-1 size-5 flex-none accent-oak"
                        checked={plan.isChosen(id)}
                        onChange={() => plan.toggle(id)}
                      />
                      <span>
                        {name}
                        <span translate="no" className="block text-base text-quiet">
                          {[...brands, ...mexicanBrands].join(', ')}
                        </span>
                        {needsCall({ action }) && <span className="block text-base font-semibold">{w.callInGroup}</span>}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </fieldset>
  );
}
