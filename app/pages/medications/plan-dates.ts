import { type ListedMedication, namesOf, needsCall } from '#app/parts/medicines/listed-medication.ts';
import { type Plan, slugOf } from './plan-fragment.ts';
import { type StopDate, stopDates } from './stop-dates.ts';
import type { TestDay } from './test-day.ts';

/** A medicine under the name the visitor knows. */
export interface PlannedMedication extends ListedMedication {
  /** The medicine's own name if no other was used. */
  readonly shownName: string;
}

/** The dates for a visitor's choice. */
export interface PlanDates {
  /** Days of last doses; empty without a day on which tests are done. */
  readonly stops: readonly StopDate<PlannedMedication>[];
  /** Chosen medicines that patients must not stop alone; they get no dates, and need no test day. */
  readonly callFirst: readonly PlannedMedication[];
}

/** Returns a plan's medicines in the order chosen; for a plan without any, the whole list of those to stop. */
export function plannedMedications(planned: readonly ListedMedication[], { take }: Plan): PlannedMedication[] {
  if (take.length === 0) return planned.filter((one) => !needsCall(one)).map((one) => ({ ...one, shownName: one.name }));
  return take.flatMap(({ id, slug }) => {
    const medication = planned.find((one) => one.id === id);
    if (!medication) return [];
    // A name no longer in the list is replaced by the medicine's own.
    const named = slug === undefined ? undefined : namesOf(medication).find((name) => slugOf(name) === slug);
    return [{ ...medication, shownName: named ?? medication.name }];
  });
}

/** Returns the plan's dates as of `today`, YYYY-MM-DD by the clinic's calendar, undefined until known. */
export function planDates(
  planned: readonly ListedMedication[],
  plan: Plan,
  { today, day }: { readonly today: string | undefined; readonly day: TestDay },
): PlanDates {
  const chosen = plannedMedications(planned, plan);
  const toStop = chosen.filter((one) => !needsCall(one));
  return {
    stops: day.kind === 'open' && today && plan.testDay ? stopDates(plan.testDay, today, toStop) : [],
    callFirst: chosen.filter(needsCall),
  };
}
