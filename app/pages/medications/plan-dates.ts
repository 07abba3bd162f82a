import { type ListedMedication, needsCall } from '#app/parts/medicines/listed-medication.ts';
import { type StopDate, stopDates } from './stop-dates.ts';
import type { PlanControl } from './use-plan.ts';

/** What a visitor's choice comes to. */
export interface PlanDates {
  /** Days of last doses; none without a test day still to come. */
  readonly stops: readonly StopDate<ListedMedication>[];
  /** What the visitor marked and must not stop alone; no date is ever worked out for it, and it needs no test day. */
  readonly callFirst: readonly ListedMedication[];
}

/** The plan's dates seen from `today`, YYYY-MM-DD by the clinic's calendar; undefined until the page knows it. "The whole list" is that of medicines to stop. */
export function planDates(
  planned: readonly ListedMedication[],
  { plan, isChosen }: Pick<PlanControl, 'plan' | 'isChosen'>,
  today: string | undefined,
): PlanDates {
  const chosen = planned.filter((one) => (plan.take === 'all' ? !needsCall(one) : isChosen(one.id)));
  const ahead = today !== undefined && plan.testDay !== undefined && plan.testDay >= today;
  return {
    stops:
      ahead && plan.testDay
        ? stopDates(
            plan.testDay,
            today,
            chosen.filter((one) => !needsCall(one)),
          )
        : [],
    callFirst: chosen.filter(needsCall),
  };
}
