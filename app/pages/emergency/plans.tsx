import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** The written plans, for home and for school. */
export function Plans() {
  const p = useWords(pageWords);
  const a = useWords(actionPlanWords);
  const plans = [
    { to: 'anaphylaxis-action-plan', text: a.anaphylaxisPlan },
    { to: 'asthma-action-plan', text: a.asthmaPlan },
    { to: 'first-aid-poster', text: a.poster },
  ] as const;
  return (
    <section aria-labelledby="plans" className="print:hidden">
      <h2 id="plans" className="text-3xl">
        <OnwardLink to="school-desk" text={a.plans} />
      </h2>
      <p className="mt-2">{p.plansText}</p>
      <ul className="mt-3">
        {plans.map(({ to, text }) => (
          <li key={to}>
            <OnwardLink to={to} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
