import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { dayOfYear } from './plan-result.tsx';
import { plannerWords } from './planner-words.ts';
import type { StopDate } from './stop-dates.ts';

/** Where the visitor's dates begin; the line at the top of the page leads there. */
export const planPlace = 'your-dates';

interface PlanLineProps {
  readonly testDay: string;
  readonly today: string;
  readonly dates: readonly StopDate<ListedMedication>[];
  readonly callFirst: boolean;
}

/** A button and no link: the address behind the # is the plan itself, and must stay. */
function goToPlan() {
  const place = document.getElementById(planPlace);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}

/** A plan that came with the address, in one line above everything, and the way to it. */
export function PlanLine({ testDay, today, dates, callFirst }: PlanLineProps) {
  const w = useWords(plannerWords);
  const language = useLanguage();
  const inWords = (day: string) => dayOfYear(day, today, language);
  const next = dates.find(({ state }) => state !== 'late');
  return (
    <p className="screen-only mt-5">
      <button type="button" className="btn btn-primary max-w-full" onClick={goToPlan}>
        <Icon name="calendar" />
        <span className="min-w-0 text-start">
          {w.yourPlan}
          {[
            ...(callFirst ? [w.callUsFirst] : []),
            w.planTest(inWords(testDay)),
            ...(next ? [w.planLastDose(inWords(next.lastDose))] : []),
          ].join(', ')}
        </span>
        <Icon name="chevron-down" />
      </button>
    </p>
  );
}
