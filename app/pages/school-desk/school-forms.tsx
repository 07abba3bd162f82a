import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Blank, BlankRows, Boxes } from '#app/parts/action-plan/blank.tsx';
import { Signatures } from '#app/parts/action-plan/closing-sections.tsx';
import { PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { FoodList } from '#app/parts/kit/food-list.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import type { SheetProps } from './sheet-data.ts';
import { words } from './words.ts';

function Student() {
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  return (
    <PlanSection title={w.student}>
      <Blank label={p.name} id="name" />
      <Blank label={p.birth} id="birth" />
      <Blank label={p.school} id="school" />
    </PlanSection>
  );
}

/** With which a school, a day care or a camp may give a medicine. */
export function MedicineForm({ plans: { medicine }, titleId }: SheetProps) {
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const { title, intro, places, ask, rules } = medicine;
  return (
    <PlanSheet title={title} type="roomy" titleId={titleId} intro={intro}>
      <Student />
      <PlanSection title={w.place}>
        <Boxes id="medicinePlace" options={places} />
      </PlanSection>
      <PlanSection title={p.medicine}>
        <p className="intake-full">{ask}</p>
        <BlankRows id="medicine" labels={[p.medicine, p.amount, p.often]} rows={4} />
        <Blank label={w.reason} id="medicineReason" width="full" />
        <Blank label={p.from} id="from" width="half" />
        <Blank label={p.to} id="until" width="half" />
      </PlanSection>
      <PlanSection title={w.texas}>
        <div className="intake-full">
          <HotlineList items={rules} />
        </div>
      </PlanSection>
      <Signatures />
    </PlanSheet>
  );
}

/** For the cafeteria: what the rule of the USDA asks a medical statement to say. */
export function DietStatement({ plans: { diet }, kit, titleId }: SheetProps) {
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const { title, intro, allergy, severe, rule, own } = diet;
  return (
    <PlanSheet title={title} type="roomy" titleId={titleId} intro={intro}>
      <Student />
      <PlanSection title={w.limits}>
        <p className="intake-full">{allergy}</p>
        <Boxes id="dietSevere" options={severe} />
      </PlanSection>
      <PlanSection title={w.leaveOut}>
        <div className="intake-full">
          <div>
            <FoodList kit={kit} />
          </div>
        </div>
      </PlanSection>
      <PlanSection title={w.serve}>
        <Blank label={w.instead} id="serveInstead" width="full" />
        <Blank label={w.also} id="serveAlso" width="full" />
        <Blank label={p.from} id="from" width="half" />
        <Blank label={p.to} id="until" width="half" />
      </PlanSection>
      <PlanSection title={w.whoSigns}>
        <p className="intake-full">
          {rule} {own}
        </p>
      </PlanSection>
      <Signatures />
    </PlanSheet>
  );
}
