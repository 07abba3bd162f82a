import type { ListedClass } from '#app/parts/medicines/listed-medication.ts';
import type { Hit } from '#app/parts/medicines/search.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ActionBadge } from './action-badge.tsx';
import { GenericName, OtherNames } from './medication-names.tsx';
import { plannerWords } from './planner-words.ts';
import type { PlanControl } from './use-plan.ts';
import { words } from './words.ts';

interface SearchResultsProps {
  readonly hits: readonly Hit[];
  readonly classes: readonly ListedClass[];
  readonly plan: PlanControl;
}

/** What the search found: the name the visitor knows, what to do, and a way into the visitor's dates. */
export function SearchResults({ hits, classes, plan }: SearchResultsProps) {
  const w = useWords(words);
  const { caution } = useWords(plannerWords);
  if (hits.length === 0) {
    return (
      <Notice icon="phone" title={w.nothingTitle}>
        <p>{w.nothingText}</p>
        <OfficePhones />
      </Notice>
    );
  }
  return (
    <>
      {hits[0]?.alike && <p className="mb-4 font-semibold">{w.compare}</p>}
      <ul className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {hits.map(({ medication, matchedName }) => (
          <li key={medication.id} className="card p-5">
            <p className="text-base text-quiet">{classes.find(({ id }) => id === medication.class)?.name}</p>
            <p className="mt-1 text-xl font-semibold">{matchedName}</p>
            <div className="mt-1 text-base">
              <p className="font-semibold">
                <GenericName {...medication} />
              </p>
              <OtherNames {...medication} />
            </div>
            <div className="mt-3 border-t border-line pt-3">
              <ActionBadge {...medication} />
              {medication.action === 'ask' && medication.days !== null && <p className="mt-1 text-base">{w.askDays(medication.days)}</p>}
              {medication.action !== 'keep' && (
                <button
                  type="button"
                  className="choice mt-3"
                  aria-pressed={plan.isChosen(medication.id)}
                  onClick={() => plan.toggle(medication.id)}
                >
                  <Icon name={plan.isChosen(medication.id) ? 'check' : 'calendar'} />
                  {plan.isChosen(medication.id) ? w.inPlan : w.addToPlan}
                  <span className="sr-only">: {matchedName}</span>
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {hits.some(({ medication }) => medication.action === 'stop') && <p className="mt-4 max-w-3xl text-base">{caution}</p>}
    </>
  );
}
