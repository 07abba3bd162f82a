import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Blank, BlankRows } from '#app/parts/action-plan/blank.tsx';
import { Contacts, Signatures } from '#app/parts/action-plan/closing-sections.tsx';
import { PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { ReactionBox } from '#app/parts/action-plan/reaction-box.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import type { SheetProps } from './sheet-data.ts';

/** What not to take, the fast reaction and the slow one. */
export function DrugPlan({ plans: { drug }, reaction, titleId }: SheetProps) {
  const p = useWords(actionPlanWords);
  return (
    <PlanSheet title={drug.title} type="dense" titleId={titleId} photo>
      <PlanSection title={p.who}>
        <Blank label={p.name} id="name" width="half" />
        <Blank label={p.birth} id="birth" width="half" />
      </PlanSection>
      <PlanSection title={p.doNotTake}>
        <BlankRows id="drug" labels={[p.medicineAndLike, p.whatHappened, p.when]} rows={3} />
        <Blank label={p.mayTake} id="mayTake" width="full" />
      </PlanSection>
      <ReactionBox {...reaction} />
      <PlanSection title={p.slow}>
        <div className="intake-full">
          <p className="font-semibold">{drug.slow.title}</p>
          <HotlineList items={drug.slow.signs} />
          <p>{drug.slow.hospital}</p>
        </div>
      </PlanSection>
      <PlanSection title={p.always}>
        <div className="intake-full">
          <HotlineList items={drug.show} />
        </div>
      </PlanSection>
      <PlanSection title={p.orders}>
        <Blank label={p.mildMedicine} id="mildMedicine" width="full" />
      </PlanSection>
      <Contacts />
      <Signatures />
    </PlanSheet>
  );
}
