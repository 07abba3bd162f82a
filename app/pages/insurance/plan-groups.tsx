import type { Localized } from '#app/content/localized.ts';
import type { InsurancePlans } from '#app/content/schema/insurance.ts';

export type PlanGroup = Localized<InsurancePlans>['groups'][number];

/** Plans by kind, each with what a patient should know before coming. */
export function PlanGroups({ groups }: { readonly groups: readonly PlanGroup[] }) {
  return (
    <div className="gap-12 md:columns-2">
      {groups.map(({ id, title, note, plans }) => (
        <section key={id} aria-labelledby={`plans-${id}`} className="break-inside-avoid not-last:mb-9">
          <h3 id={`plans-${id}`} className="border-b-2 border-gold pb-2">
            {title}
          </h3>
          {note && <p className="mt-3 text-base text-quiet">{note}</p>}
          <ul>
            {plans.map((plan) => (
              <li key={plan.id} className="border-b border-line py-3">
                <span className="font-semibold">{plan.name}</span>
                {plan.note && <span className="block text-base text-quiet">{plan.note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
