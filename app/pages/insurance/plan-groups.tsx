import type { InsurancePlans } from '#app/content/insurance/insurance.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export type PlanGroup = Localized<InsurancePlans>['groups'][number];

function NextStep({ to, text }: NonNullable<PlanGroup['next']>) {
  return <OnwardLink to={to} text={text} className="text-base font-semibold print:hidden" />;
}

/** Plans by type, each with what patients should know in advance. */
export function PlanGroups({ groups }: { readonly groups: readonly PlanGroup[] }) {
  const w = useWords(words);
  return (
    <div className="gap-12 md:columns-2">
      {groups.map(({ id, title, note, next, plans }) => (
        <section key={id} aria-labelledby={`plans-${id}`} className="break-inside-avoid not-last:mb-9">
          <h3 id={`plans-${id}`} className="border-b-2 border-gold pb-2">
            {title}
          </h3>
          {note && <p className="mt-3 text-base text-quiet">{note}</p>}
          {next && (
            <p>
              <NextStep {...next} />
            </p>
          )}
          <ul>
            {plans.map((plan) => (
              <li key={plan.id} className="border-b border-line py-3">
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span className="flex-1 basis-[9em] font-semibold">{plan.name}</span>
                  <span className="flex-none text-base text-oak">
                    <Icon name="check" className="icon me-1 inline align-[-0.25em]" />
                    {w.accepted}
                  </span>
                </span>
                {plan.note && <span className="block text-base text-quiet">{plan.note}</span>}
                {plan.next && <NextStep {...plan.next} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
