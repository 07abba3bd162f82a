import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Blank } from '#app/parts/action-plan/blank.tsx';
import { Contacts, Signatures } from '#app/parts/action-plan/closing-sections.tsx';
import { PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { ReactionBox } from '#app/parts/action-plan/reaction-box.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { allergiesOf } from '#app/parts/kit/typed-kit.ts';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import type { SheetProps } from './sheet-data.ts';

/** For an allergy for which no epinephrine is prescribed. */
export function PlanWithoutInjector({ plans: { withoutInjector }, kit, reaction, titleId }: SheetProps) {
  const p = useWords(actionPlanWords);
  const { title, risk, first, mild } = withoutInjector;
  return (
    <PlanSheet title={title} type="dense" titleId={titleId} photo>
      <PlanSection title={p.who}>
        <Blank label={p.name} id="name" />
        <Blank label={p.birth} id="birth" />
        <Blank label={p.school} id="school" />
        <Blank label={p.allergicTo} width="full" value={allergiesOf(useKit(), kit)} />
      </PlanSection>
      <p className="my-2 font-semibold">{risk}</p>
      <PlanSection title={mild.title}>
        <div className="intake-full">
          <HotlineList items={mild.lines} />
        </div>
        <Blank label={p.mildMedicine} id="mildMedicine" width="full" />
      </PlanSection>
      <ReactionBox {...reaction} first={first} />
      <Contacts />
      <Signatures />
    </PlanSheet>
  );
}
