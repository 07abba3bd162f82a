import { type ListedMedication, namesOf, needsCall } from '#app/parts/medicines/listed-medication.ts';
import { type Plan, slugOf } from './plan-fragment.ts';
import { type StopDate, stopDates } from './stop-dates.ts';
import type { TestDay } from './test-day.ts';

/** A medicine under the name the visitor knows it by. */
export interface PlannedMedication extends ListedMedication {
  /** Its own name where the visitor gave no other. */
  readonly shownName: string;
}

/** What a visitor's choice comes to. */
export interface PlanDates {
  /** Days of last doses; none without a day on which there can be a test. */
  readonly stops: readonly StopDate<PlannedMedication>[];
  /** What the visitor marked and must not stop alone; no date is ever worked out for it, and it needs no test day. */
  readonly callFirst: readonly PlannedMedication[];
}

/** The medicines of a plan in the order they were chosen; of a plan without any, the whole list of those to stop. */
export function plannedMedications(planned: readonly ListedMedication[], { take }: Plan): PlannedMedication[] {
  if (take.length === 0) return planned.filter((one) => !needsCall(one)).map((one) => ({ ...one, shownName: one.name }));
  return take.flatMap(({ id, slug }) => {
    const medication = planned.find((one) => one.id === id);
    if (!medication) return [];
    // A name the list no longer has gives way to the medicine's own.
    const named = slug === undefined ? undefined : namesOf(medication).find((name) => slugOf(name) === slug);
    return [{ ...medication, shownName: named ?? medication.name }];
  });
}

/** The plan's dates seen from `today`, YYYY-MM-DD by the clinic's calendar; undefined until the page knows it. */
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
