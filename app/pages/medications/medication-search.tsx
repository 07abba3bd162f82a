import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { type Hit, normalised, searchMedications, shortestQuery } from '#app/parts/medicines/search.ts';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { MedicationData } from './medication-data.server.ts';
import { SearchResults } from './search-results.tsx';
import type { PlanControl } from './use-plan.ts';
import { words } from './words.ts';

type MedicationSearchProps = Pick<MedicationData, 'medications' | 'classes'> & { readonly plan: PlanControl };

/** Milliseconds of quiet before the count is read out: not after every letter. */
const announceAfter = 700;

/** Hits within the chosen class; all of them when the class has none, since the name matters more than the filter. */
function find(medications: MedicationData['medications'], typed: string, classId: string): Hit[] {
  const inClass = classId ? medications.filter((one) => one.class === classId) : medications;
  if (normalised(typed).length < shortestQuery) {
    return classId ? inClass.map((medication) => ({ medication, matchedName: medication.name, alike: false })) : [];
  }
  const hits = searchMedications(inClass, typed);
  return hits.some(({ alike }) => !alike) || !classId ? hits : searchMedications(medications, typed);
}

/** Search by name and by kind. The lists further down hold the same medicines for readers without script. */
export function MedicationSearch({ medications, classes, plan }: MedicationSearchProps) {
  const w = useWords(words);
  const fields = useId();
  const [typed, setTyped] = useState('');
  const [classId, setClassId] = useState('');
  const [announced, setAnnounced] = useState('');
  const query = useDeferredValue(typed);
  const asked = classId !== '' || normalised(query).length >= shortestQuery;
  const hits = useMemo(() => find(medications, query, classId), [medications, query, classId]);
  const count = !asked
    ? ''
    : hits.length === 0
      ? `${w.nothingTitle}. ${w.nothingText}`
      : hits[0]?.alike
        ? w.foundAlike(hits.length)
        : w.found(hits.length);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), announceAfter);
    return () => clearTimeout(timer);
  }, [count]);

  return (
    <div className="needs-script screen-only">
      <Section id="search" title={w.searchTitle} lead={w.searchLead} tinted>
        <search className="grid gap-4 md:grid-cols-[2fr_1fr]">
          <div>
            <label htmlFor={`${fields}-name`} className="mb-1 block font-semibold">
              {w.searchLabel}
            </label>
            <input
              id={`${fields}-name`}
              type="search"
              className="field w-full"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <div className="min-w-0">
            <label htmlFor={`${fields}-class`} className="mb-1 block font-semibold">
              {w.classLabel}
            </label>
            <select id={`${fields}-class`} className="field w-full" value={classId} onChange={(event) => setClassId(event.target.value)}>
              <option value="">{w.allClasses}</option>
              {classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </search>
        <p role="status" className="sr-only">
          {announced}
        </p>
        {asked && (
          <div className="mt-6">
            {hits.length > 0 && <p className="mb-3 text-quiet">{count}</p>}
            <SearchResults hits={hits} classes={classes} plan={plan} />
          </div>
        )}
      </Section>
    </div>
  );
}
