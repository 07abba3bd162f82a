import { lastDoseDay } from '#app/parts/medicines/last-dose.ts';

interface ToStop {
  readonly days: number | null;
}

/** Whether the day of the last dose is to come, today, or past. */
export type StopState = 'ahead' | 'today' | 'late';

export interface StopDate<M extends ToStop> {
  /** The date of the last dose, YYYY-MM-DD. */
  readonly lastDose: string;
  readonly days: number;
  readonly state: StopState;
  readonly medications: readonly M[];
}

/** The days of last doses in order, medicines of one day together. Days are the clinic's calendar days. */
export function stopDates<M extends ToStop>(testDay: string, today: string, medications: readonly M[]): StopDate<M>[] {
  const byDays = new Map<number, M[]>();
  for (const medication of medications) {
    if (medication.days === null) continue;
    byDays.set(medication.days, [...(byDays.get(medication.days) ?? []), medication]);
  }
  return [...byDays]
    .sort(([one], [other]) => other - one)
    .map(([days, group]) => {
      const lastDose = lastDoseDay(testDay, days);
      return { lastDose, days, medications: group, state: stateOf(lastDose, today) };
    });
}

function stateOf(lastDose: string, today: string): StopState {
  if (lastDose === today) return 'today';
  return lastDose < today ? 'late' : 'ahead';
}
