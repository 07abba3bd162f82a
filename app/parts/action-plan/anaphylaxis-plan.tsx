import type { ActionPlans } from '#app/content/emergency/action-plan.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';
import { Blank, Boxes, Choice, SheetLine } from './blank.tsx';
import { ClosingSections, Who } from './common-sections.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { type Reaction, ReactionBox } from './reaction-box.tsx';

interface AnaphylaxisPlanProps extends Reaction {
  readonly title: string;
  readonly plan: Localized<ActionPlans>['anaphylaxis'];
  /** The allergies typed, in the language of the sheet. */
  readonly allergies?: string;
  /** Needed if the page has the sheet twice. */
  readonly titleId?: string | undefined;
}

/** Draws the signs, steps and doctor's orders for a severe allergic reaction, on one sheet for home and school. */
export function AnaphylaxisPlan({ title, plan, allergies = '', titleId, ...reaction }: AnaphylaxisPlanProps) {
  const p = useWords(actionPlanWords);
  return (
    <PlanSheet title={title} type="dense" titleId={titleId} photo>
      <Who allergies={allergies}>
        <Choice id="hasAsthma" label={p.hasAsthma} options={plan.answers} />
        <Choice id="hadBefore" label={p.hadBefore} options={plan.answers} />
      </Who>
      <ReactionBox {...reaction} whole />
      <PlanSection title={p.orders}>
        <Blank label={p.device} id="device" />
        <Blank label={p.dose} id="dose" />
        <Blank label={p.secondDose} id="secondDose" />
        <Blank label={p.laterMedicine} id="laterMedicine" width="half" />
        <Blank label={p.kept} id="where" width="half" />
        <Boxes id="special" options={[plan.special.text]} />
        <div className="intake-full">
          <SheetLine id="specialAfter" label={plan.special.text} />
        </div>
      </PlanSection>
      <ClosingSections id="anaphylaxisAtSchool" school={plan.school.items} />
    </PlanSheet>
  );
}
