import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Blank } from '#app/parts/action-plan/blank.tsx';
import { Contacts } from '#app/parts/action-plan/closing-sections.tsx';
import { PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { ReactionBox } from '#app/parts/action-plan/reaction-box.tsx';
import { FoodList } from '#app/parts/kit/food-list.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { allergiesOf } from '#app/parts/kit/typed-kit.ts';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import type { SheetProps } from './sheet-data.ts';
import { words } from './words.ts';

/** For the fridge of an evening: what not to give, where the devices are, what to do, where one is. */
export function SitterSheet({ plans: { sitter }, kit, reaction, titleId }: SheetProps) {
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  return (
    <PlanSheet title={sitter.title} type="dense" titleId={titleId} intro={sitter.intro} photo>
      <PlanSection title={w.child}>
        <Blank label={p.name} id="name" width="half" />
        <Blank label={p.kept} id="where" width="half" />
        <Blank label={p.allergicTo} value={allergiesOf(useKit(), kit)} width="full" />
        <Blank label={w.address} id="address" width="full" />
      </PlanSection>
      <PlanSection title={w.leaveOut}>
        <div className="intake-full">
          <div>
            <FoodList kit={kit} />
          </div>
        </div>
      </PlanSection>
      <PlanSection title={w.food}>
        <div className="intake-full">
          <HotlineList items={sitter.rules} />
        </div>
        <Blank label={w.mayEat} id="mayEat" width="full" />
      </PlanSection>
      <ReactionBox {...reaction} />
      <Contacts />
    </PlanSheet>
  );
}
