import type { Localized } from '#app/content/localized.ts';
import type { ActionPlans } from '#app/content/schema/action-plan.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Blank, Boxes } from './blank.tsx';
import { ClosingSections } from './closing-sections.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { planWords } from './action-plan-words.ts';
import { ZoneSection } from './zone-section.tsx';

export type AsthmaPlanData = Localized<ActionPlans>['asthma'];

/** The three zones of asthma on one sheet for home and school. */
export function AsthmaPlan({ title, plan }: { readonly title: string; readonly plan: AsthmaPlanData }) {
  const p = useWords(planWords);
  return (
    <PlanSheet title={title} type="dense">
      <PlanSection id="who" title={p.who}>
        {[p.name, p.birth, p.school, p.doctor, p.doctorPhone, p.best].map((label) => (
          <Blank key={label} label={label} />
        ))}
      </PlanSection>
      {plan.zones.map((zone) => (
        <ZoneSection key={zone.id} zone={zone} />
      ))}
      <PlanSection id="triggers" title={p.triggers}>
        <Boxes options={plan.triggers} open={p.other} />
        <Blank label={`${p.beforeExercise}: ${p.medicine}`} />
        <Blank label={p.amount} />
        <Blank label={p.often} />
      </PlanSection>
      <ClosingSections school={plan.school.items} />
    </PlanSheet>
  );
}
