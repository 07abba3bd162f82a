import type { WordsIn } from '#app/site/language.ts';
import type { PlanDates } from './plan-dates.ts';
import type { plannerWords } from './planner-words.ts';
import type { TestDay } from './test-day.ts';

interface PlanSaid extends PlanDates {
  /** How many medicines the visitor chose. */
  readonly chosen: number;
  readonly day: TestDay;
  readonly w: WordsIn<typeof plannerWords>;
  readonly inWords: (day: string) => string;
}

/** What a live region says when a medicine or the day is chosen: what is there, and what is still to do. */
export function planSaid({ stops, callFirst, chosen, day, w, inWords }: PlanSaid): string {
  if (day.kind === 'none') return chosen > 0 ? w.chooseDay(chosen) : '';
  if (day.kind !== 'open') return w.chooseAnother;
  return [
    w.datesReady,
    ...(callFirst.length > 0 ? [`${w.callFirst}.`] : []),
    ...stops.map(({ state, lastDose }) => `${(state === 'late' ? w.tooLate : w.lastDose)(inWords(lastDose))}.`),
  ].join(' ');
}
