import { useEffect, useId, useRef } from 'react';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { CallFirst } from './call-first.tsx';
import type { MedicationData } from './medication-data.server.ts';
import { MedicinePicker } from './medicine-picker.tsx';
import { PlanActions } from './plan-actions.tsx';
import type { PlanDates } from './plan-dates.ts';
import { isDay } from './plan-fragment.ts';
import { planPlace } from './plan-line.tsx';
import { dayInWords, PlanResult } from './plan-result.tsx';
import { plannerWords } from './planner-words.ts';
import type { PlanControl } from './use-plan.ts';

interface StopPlannerProps extends Pick<MedicationData, 'draft' | 'classes' | 'host'>, PlanDates {
  /** What can be marked: medicines to stop, and those to call about first. */
  readonly planned: readonly ListedMedication[];
  readonly plan: PlanControl;
}

/** From the day of the test to the last day of each medicine. */
export function StopPlanner({ planned, stops, callFirst, plan: control, classes, draft, host }: StopPlannerProps) {
  const w = useWords(plannerWords);
  const language = useLanguage();
  const today = useClinicMoment()?.date;
  const field = useId();
  const dateInput = useRef<HTMLInputElement>(null);
  const { plan, change } = control;
  const { testDay } = plan;

  // The field keeps a date half typed; only a whole one is the plan's, and a shared link's becomes the field's.
  useEffect(() => {
    if (dateInput.current && testDay) dateInput.current.value = testDay;
  }, [testDay]);

  function onDay(typed: string) {
    const day = isDay(typed) ? typed : undefined;
    // Dates of a day that no longer stands in the field would be taken for those of the new one.
    if (day !== testDay) change({ testDay: day });
  }

  const isPast = today !== undefined && testDay !== undefined && testDay < today;
  const hasPlan = stops.length > 0 || (callFirst.length > 0 && testDay !== undefined && !isPast);
  return (
    <div className="needs-script">
      <Section id="dates" title={w.title} lead={<span className="print:hidden">{w.lead}</span>}>
        <form className="screen-only max-w-3xl" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={field} className="mb-1 block font-semibold">
            {w.testDay}
          </label>
          <input
            ref={dateInput}
            id={field}
            type="date"
            className="field date-field"
            min={today}
            onChange={(event) => onDay(event.target.value)}
          />
          <fieldset className="mt-5">
            <legend className="font-semibold">{w.which}</legend>
            <div className="mt-1 flex flex-wrap gap-x-8">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`${field}-which`}
                  className="size-5 accent-oak"
                  checked={plan.take === 'all'}
                  onChange={() => change({ take: 'all' })}
                />
                {w.all}
              </label>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`${field}-which`}
                  className="size-5 accent-oak"
                  checked={plan.take !== 'all'}
                  onChange={() => change({ take: [] })}
                />
                {w.chosen}
              </label>
            </div>
          </fieldset>
          {plan.take !== 'all' && <MedicinePicker classes={classes} medications={planned} plan={control} />}
        </form>
        <div id={planPlace} tabIndex={-1} className="mt-7 print:mt-0" aria-live="polite">
          <CallFirst medications={callFirst} />
          {today && testDay && isPast && (
            <Notice icon="warning" tone="alarm">
              <p>{w.past(dayInWords(testDay, today, language))}</p>
              <OfficePhones />
            </Notice>
          )}
          {/* Not before the page is hydrated: the field may hold a day by then. */}
          {!testDay && <p className={`screen-only font-semibold ${today ? '' : 'invisible'}`}>{w.noDay}</p>}
          {plan.take !== 'all' && plan.take.length === 0 && <p className="screen-only font-semibold">{w.noneChosen}</p>}
          {today && testDay && hasPlan && <PlanResult testDay={testDay} today={today} dates={stops} />}
        </div>
        {today && testDay && hasPlan && (
          <PlanActions plan={{ ...plan, testDay }} today={today} dates={stops} callFirst={callFirst} draft={draft} host={host} />
        )}
      </Section>
    </div>
  );
}
