import type { ActionPlans } from '#app/content/emergency/action-plan.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { actionPlanWords } from './action-plan-words.ts';
import { Blank, Boxes } from './blank.tsx';
import { ClosingSections, Who } from './common-sections.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { ZoneSection } from './zone-section.tsx';

type AsthmaPlanData = Localized<ActionPlans>['asthma'];

interface AsthmaPlanProps {
  readonly title: string;
  readonly plan: AsthmaPlanData;
  /** Needed if the page has the sheet twice. */
  readonly titleId?: string | undefined;
}

/** Draws the three zones of asthma on one sheet for home and school. */
export function AsthmaPlan({ title, plan, titleId }: AsthmaPlanProps) {
  const p = useWords(actionPlanWords);
  return (
    <PlanSheet title={title} type="dense" titleId={titleId} photo>
      <Who>
        <Blank label={p.doctor} id="doctor" />
        <Blank label={p.doctorPhone} id="doctorPhone" />
        <Blank label={p.best} id="bestPeakFlow" />
      </Who>
      {plan.zones.map((zone) => (
        <ZoneSection key={zone.id} zone={zone} />
      ))}
      <p className="mt-3 font-semibold print:mt-[1.2mm]">
        <WithHotlines text={plan.anaphylaxis.text} />
      </p>
      <PlanSection title={p.triggers}>
        <Boxes id="triggers" options={plan.triggers} />
        <Blank label={p.other} id="otherTrigger" width="half" />
        <Blank label={`${p.beforeExercise}: ${p.medicine}`} id="exerciseMedicine" width="half" />
        <Blank label={p.amount} id="exerciseAmount" width="half" />
        <Blank label={p.often} id="exerciseTime" width="half" />
      </PlanSection>
      <ClosingSections id="asthmaAtSchool" school={plan.school.items} />
    </PlanSheet>
  );
}
