import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { normalised, searchMedications, shortestQuery } from '#app/parts/medicines/search.ts';
import { useWords } from '#app/ui/use-language.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import type { MedicationData } from './medication-data.server.ts';
import { plannerWords } from './planner-words.ts';
import { SearchResults } from './search-results.tsx';
import { dayFieldId } from './stop-planner.tsx';
import type { PlanControl } from './use-plan.ts';
import { words } from './words.ts';

interface MedicationSearchProps extends Pick<MedicationData, 'classes'> {
  /** Undefined until they load. */
  readonly medications: readonly ListedMedication[] | undefined;
  /** Loading failed. */
  readonly failed: boolean;
  readonly plan: PlanControl;
}

/** Milliseconds without typing before the count is read out. */
const announceAfter = 700;

/** Searches by name. Without JavaScript visitors read the same medicines in the lists below. */
export function MedicationSearch({ medications, failed, classes, plan }: MedicationSearchProps) {
  const w = useWords(words);
  const { chosen, chooseDayButton } = useWords(plannerWords);
  const field = useId();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const asked = normalised(query).length >= shortestQuery;
  const hits = useMemo(() => searchMedications(medications ?? [], query), [medications, query]);
  const answered = asked && (medications !== undefined || failed);
  const count = !answered
    ? ''
    : failed && !medications
      ? `${w.failedTitle}. ${w.nothingText}`
      : hits.length === 0
        ? `${w.nothingTitle}. ${w.nothingText}`
        : hits[0]?.alike
          ? w.foundAlike(hits.length)
          : w.found(hits.length);

  const announced = useSettled(count, announceAfter);

  return (
    <section id="search" aria-labelledby="search-heading" className="needs-script screen-only min-w-0">
      <h2 id="search-heading" className="text-3xl">
        {w.searchTitle}
      </h2>
      <search className="mt-3 block">
        <label htmlFor={field} className="mb-1 block font-semibold">
          {w.searchLabel}
        </label>
        <input
          id={field}
          type="search"
          className="field w-full"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          aria-describedby={`${field}-hint`}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <p id={`${field}-hint`} className="mt-2 text-base text-quiet">
          {w.searchLead}
        </p>
      </search>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {answered && (
        <div className="mt-5">
          {hits.length > 0 && <p className="mb-3 text-quiet">{count}</p>}
          <SearchResults hits={hits} medications={medications} classes={classes} plan={plan} />
        </div>
      )}
      {plan.plan.take.length > 0 && plan.plan.testDay === undefined && (
        <p className="mt-5 flex flex-wrap items-center gap-3 font-semibold">
          {chosen(plan.plan.take.length)}
          <button type="button" className="btn btn-secondary" onClick={() => document.getElementById(dayFieldId)?.focus()}>
            {chooseDayButton}
          </button>
        </p>
      )}
    </section>
  );
}
