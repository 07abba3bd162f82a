import { type ReactNode, useRef, useState } from 'react';
import { matchPlans } from '#app/parts/insurance/match-plans.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { seenText } from '#app/site/seen-text.ts';
import { AnswerBeside } from '#app/ui/answer-beside.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { PlanCard } from './plan-card.tsx';
import { type PlanGroup, PlanGroups } from './plan-groups.tsx';
import { words } from './words.ts';

/** Milliseconds without a key before the count is read out. */
const readOutAfter = 600;

function groupsFor(groups: readonly PlanGroup[], query: string): PlanGroup[] {
  const found = new Set(
    matchPlans(
      groups.flatMap(({ plans }) => plans),
      query,
    ),
  );
  return groups
    .map((group) => ({ ...group, plans: group.plans.filter((plan) => found.has(plan)) }))
    .filter(({ plans }) => plans.length > 0);
}

interface PlanFinderProps {
  readonly groups: readonly PlanGroup[];
  /** Applies to the whole list. */
  readonly children: ReactNode;
}

/** A search that narrows the list of plans. Without JavaScript the whole list is shown, without the search. */
export function PlanFinder({ groups, children }: PlanFinderProps) {
  const w = useWords(words);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const shown = groupsFor(groups, query);
  const count = shown.reduce((sum, { plans }) => sum + plans.length, 0);
  const result = seenText(query) === '' ? w.onList(count) : count === 0 ? w.none : w.found(count);
  const readOut = useSettled(result, readOutAfter);

  return (
    <AnswerBeside answer={<PlanCard plan={count === 1 ? shown[0]?.plans[0]?.name : undefined} />}>
      <search className="needs-script block max-w-xl print:hidden">
        <label htmlFor="plan-query" className="block text-xl font-semibold">
          {w.find}
        </label>
        <p id="plan-hint" className="text-base text-quiet">
          {w.findHint}
        </p>
        <div className="mt-2 flex gap-2">
          <div className="relative flex-1">
            <Icon name="search" className="icon pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-oak" />
            <input
              ref={input}
              id="plan-query"
              type="search"
              className="field w-full ps-12 [&::-webkit-search-cancel-button]:hidden"
              aria-describedby="plan-hint"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          {query !== '' && (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                setQuery('');
                input.current?.focus();
              }}
            >
              {w.clear}
            </button>
          )}
        </div>
      </search>
      <p className="mt-4 mb-7 font-semibold" aria-hidden="true">
        {result}
      </p>
      <p role="status" className="sr-only">
        {readOut}
      </p>
      <section id="plans" aria-labelledby="plans-heading">
        <h2 id="plans-heading">{w.plans}</h2>
        <div className="mt-4 mb-7 max-w-3xl">{children}</div>
        {shown.length > 0 && <PlanGroups groups={shown} />}
      </section>
      <div className={`rounded-card bg-mist p-6 print:p-0 ${shown.length > 0 ? 'mt-9' : ''}`}>
        <h3>{w.notListed}</h3>
        <p className="mt-1 mb-2">{w.notListedText}</p>
        <OfficePhones />
      </div>
    </AnswerBeside>
  );
}
