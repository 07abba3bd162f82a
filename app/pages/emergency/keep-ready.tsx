import type { Emergency } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** For a calm hour: two devices, heat, dates, and the written plans. */
export function KeepReady({ ready }: { readonly ready: Localized<Emergency>['ready'] }) {
  const p = useWords(pageWords);
  const a = useWords(actionPlanWords);
  const plans = [
    { to: 'anaphylaxis-action-plan', text: a.anaphylaxisPlan },
    { to: 'asthma-action-plan', text: a.asthmaPlan },
    { to: 'school-desk', text: a.plans },
  ] as const;
  return (
    <>
      <section aria-labelledby="ready">
        <h2 id="ready">{p.ready}</h2>
        <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-3">
          {ready.items.map(({ id, title, text }) => (
            <li key={id} className="break-inside-avoid">
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="plans" className="print:hidden">
        <h2 id="plans">{a.plans}</h2>
        <p className="lead mt-3">{p.plansText}</p>
        <ul className="mt-5 flex flex-wrap gap-4">
          {plans.map(({ to, text }) => (
            <li key={to}>
              <PageLink to={to} className="btn btn-secondary">
                <Icon name="document" />
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
