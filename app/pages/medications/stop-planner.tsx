import { useEffect, useId, useRef } from 'react';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import type { MedicationData } from '#app/parts/medicines/listed-medication.server.ts';
import { MedicinePicker } from './medicine-picker.tsx';
import { PlanActions } from './plan-actions.tsx';
import { isDay } from './plan-fragment.ts';
import { dayInWords, PlanResult } from './plan-result.tsx';
import { planWords } from './planner-words.ts';
import { stopDates } from './stop-dates.ts';
import type { PlanControl } from './use-plan.ts';

interface StopPlannerProps extends Pick<MedicationData, 'draft' | 'classes' | 'host'> {
  /** Only medicines of the first list: no date is ever worked out for the others. */
  readonly toStop: readonly ListedMedication[];
  readonly plan: PlanControl;
}

/** From the day of the test to the last day of each medicine. */
export function StopPlanner({ toStop, plan: control, classes, draft, host }: StopPlannerProps) {
  const w = useWords(planWords);
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

  // A day chosen before the script woke counts too, unless a link brings its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the field as the script finds it.
  useEffect(() => {
    const typed = dateInput.current?.value ?? '';
    if (isDay(typed) && !location.hash.includes('take=')) change({ testDay: typed });
  }, []);

  function onDay(typed: string) {
    const day = isDay(typed) ? typed : undefined;
    // Dates of a day that no longer stands in the field would be taken for those of the new one.
    if (day !== testDay) change({ testDay: day });
  }

  const chosen = plan.take === 'all' ? toStop : toStop.filter(({ id }) => control.isChosen(id));
  const isPast = today !== undefined && testDay !== undefined && testDay < today;
  const dates = today && testDay && !isPast ? stopDates(testDay, today, chosen) : [];
  return (
    <div className="needs-script">
      <Section id="dates" title={w.title} lead={<span className="print:hidden">{w.lead}</span>}>
        <form className="screen-only max-w-3xl" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={field} className="mb-1 block font-semibold">
            {w.testDay}
          </label>
          <input ref={dateInput} id={field} type="date" className="field" min={today} onChange={(event) => onDay(event.target.value)} />
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
          {plan.take !== 'all' && <MedicinePicker classes={classes} medications={toStop} plan={control} />}
        </form>
        <div className="mt-7 print:mt-0" aria-live="polite">
          {today && testDay && isPast && (
            <Notice icon="warning" tone="alarm">
              <p>{w.past(dayInWords(testDay, today, language))}</p>
              <OfficePhones />
            </Notice>
          )}
          {!testDay && <p className="screen-only font-semibold">{w.noDay}</p>}
          {plan.take !== 'all' && chosen.length === 0 && <p className="screen-only font-semibold">{w.noneChosen}</p>}
          {today && testDay && dates.length > 0 && <PlanResult testDay={testDay} today={today} dates={dates} />}
        </div>
        {testDay && dates.length > 0 && <PlanActions plan={{ ...plan, testDay }} dates={dates} draft={draft} host={host} />}
      </Section>
    </div>
  );
}
