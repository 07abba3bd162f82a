import { useEffect, useRef } from 'react';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { lastDay } from '#app/requests/days.ts';
import type { WordsIn } from '#app/site/language.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { CallFirst } from './call-first.tsx';
import { ChosenMedicines } from './chosen-medicines.tsx';
import type { MedicationData } from './medication-data.server.ts';
import { PlanActions } from './plan-actions.tsx';
import { type PlanDates, plannedMedications } from './plan-dates.ts';
import { isDay } from './plan-fragment.ts';
import { dayInWords, PlanResult } from './plan-result.tsx';
import { plannerWords } from './planner-words.ts';
import type { TestDay } from './test-day.ts';
import type { PlanControl } from './use-plan.ts';

interface PlanSaid extends PlanDates {
  /** How many the visitor chose. */
  readonly chosen: number;
  readonly day: TestDay;
  readonly w: WordsIn<typeof plannerWords>;
  readonly inWords: (day: string) => string;
}

/** What a live region says when a medicine or day is chosen: what is there, and what is left to do. */
function planSaid({ stops, callFirst, chosen, day, w, inWords }: PlanSaid): string {
  if (day.kind === 'none') return chosen > 0 ? w.chooseDay(chosen) : '';
  if (day.kind !== 'open') return w.chooseAnother;
  return [
    w.datesReady,
    ...(callFirst.length > 0 ? [`${w.callFirst}.`] : []),
    ...stops.map(({ state, lastDose }) => `${(state === 'late' ? w.tooLate : w.lastDose)(inWords(lastDose))}.`),
  ].join(' ');
}

/** The field for the test's day, to which the search leads once a medicine is chosen. */
export const dayFieldId = 'test-day';

interface StopPlannerProps extends Pick<MedicationData, 'draft' | 'classes' | 'host'>, PlanDates {
  /** All that can be planned. */
  readonly medications: readonly ListedMedication[];
  readonly plan: PlanControl;
  /** The clinic's day, YYYY-MM-DD; undefined until the page is hydrated and has its medicines. */
  readonly today: string | undefined;
  readonly day: TestDay;
}

/** Plans from the test's day to each medicine's last day, read out and shown below the field. */
export function StopPlanner({ medications, stops, callFirst, plan: control, classes, draft, host, today, day }: StopPlannerProps) {
  const w = useWords(plannerWords);
  const language = useLanguage();
  const dateInput = useRef<HTMLInputElement>(null);
  const dates = useRef<HTMLDivElement>(null);
  const { plan, change, opened } = control;
  const { testDay } = plan;
  const inWords = (one: string) => (today ? dayInWords(one, today, language) : '');

  // The field keeps a half-typed date, the plan only a whole one; a shared link's date is copied to the field.
  useEffect(() => {
    if (dateInput.current && testDay) dateInput.current.value = testDay;
  }, [testDay]);

  // Visitors with a shared link came for the dates; a reload keeps the scroll position.
  const isReady = opened && testDay !== undefined && day.kind !== 'none';
  useEffect(() => {
    if (!isReady || window.scrollY > 0) return;
    dates.current?.focus({ preventScroll: true });
    dates.current?.scrollIntoView();
  }, [isReady]);

  function onDay(typed: string) {
    const next = isDay(typed) ? typed : undefined;
    // Dates for a day no longer in the field would look like those of the new one.
    if (next !== testDay) change({ testDay: next });
  }

  const hasPlan = day.kind === 'open' && (stops.length > 0 || callFirst.length > 0);
  const isChosen = plan.take.length > 0;
  return (
    <section id="dates" aria-labelledby="dates-heading" className="needs-script min-w-0">
      <h2 id="dates-heading" className="text-3xl">
        {w.title}
      </h2>
      <form className="screen-only mt-3" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={dayFieldId} className="mb-1 block font-semibold">
          {w.testDay}
        </label>
        <input
          ref={dateInput}
          id={dayFieldId}
          type="date"
          className="field date-field"
          min={today}
          max={lastDay}
          aria-invalid={day.kind === 'closed' || day.kind === 'past' || undefined}
          onChange={(event) => onDay(event.target.value)}
        />
        {/* True before hydration too, when the field may already have a day. */}
        <p className={`mt-2 text-base text-quiet ${testDay ? 'hidden' : ''}`}>{w.noDay}</p>
        <ChosenMedicines chosen={plannedMedications(medications, plan)} plan={control} />
      </form>
      <p role="status" className="sr-only">
        {planSaid({ stops, callFirst, chosen: plan.take.length, day, w, inWords })}
      </p>
      <div ref={dates} id="your-dates" tabIndex={-1} className="mt-6 scroll-mt-24 print:mt-0">
        <CallFirst medications={callFirst} />
        {testDay && (day.kind === 'past' || day.kind === 'closed') && (
          <Notice icon="warning" tone="alarm">
            <p>
              {day.kind === 'past'
                ? w.past(inWords(testDay))
                : [w.closed(inWords(testDay), day.reason), ...(day.next ? [w.nextOpen(inWords(day.next))] : [])].join(' ')}
            </p>
            {day.kind === 'closed' && day.next && (
              <button type="button" className="btn btn-secondary mt-3" onClick={() => change({ testDay: day.next })}>
                {w.takeNext(inWords(day.next))}
              </button>
            )}
            <OfficePhones />
          </Notice>
        )}
        {today && testDay && hasPlan && <PlanResult testDay={testDay} today={today} dates={stops} {...(isChosen ? {} : { classes })} />}
      </div>
      {today && testDay && hasPlan && (
        <PlanActions plan={{ ...plan, testDay }} today={today} dates={stops} callFirst={callFirst} draft={draft} host={host} />
      )}
    </section>
  );
}
