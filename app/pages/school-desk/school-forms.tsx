import { Blank, BlankRows, Boxes } from '#app/parts/action-plan/blank.tsx';
import { Contacts, Signatures, Valid, Who } from '#app/parts/action-plan/common-sections.tsx';
import { ListSection, PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { ReactionBox } from '#app/parts/action-plan/reaction-box.tsx';
import { FoodList } from '#app/parts/kit/food-list.tsx';
import type { SheetProps } from './sheet-data.ts';
import { useSheetWords } from './words.ts';

/** The letter to the school with the plans: whose they are, and what the school should do. */
export function NurseLetter({ plans: { letter }, titleId }: SheetProps) {
  const w = useSheetWords();
  const { title, greeting, text, ask, closing } = letter;
  return (
    <PlanSheet title={title} type="roomy" titleId={titleId}>
      <Who title={w.student} />
      <div className="grid max-w-[42em] gap-3 py-4 print:max-w-none print:py-[4mm] print:text-[11pt] print:leading-normal">
        {[greeting, ...text].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul className="grid list-disc gap-2 ps-6">
          {ask.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{closing}</p>
      </div>
      <Signatures />
    </PlanSheet>
  );
}

/** The form with which parents allow a school, day care or camp to give a medicine. */
export function MedicineForm({ plans: { medicine }, titleId }: SheetProps) {
  const w = useSheetWords();
  const { title, intro, places, ask, rules } = medicine;
  return (
    <PlanSheet title={title} type="roomy" titleId={titleId} intro={intro}>
      <Who title={w.student} />
      <PlanSection title={w.place}>
        <Boxes id="medicinePlace" options={places} />
      </PlanSection>
      <PlanSection title={w.medicine}>
        <p className="intake-full">{ask}</p>
        <BlankRows id="medicine" labels={[w.medicine, w.amount, w.often]} rows={4} />
        <Blank label={w.reason} id="medicineReason" width="full" />
        <Valid />
      </PlanSection>
      <ListSection title={w.texas} items={rules} />
      <Signatures />
    </PlanSheet>
  );
}

function LeaveOut({ kit }: Pick<SheetProps, 'kit'>) {
  return (
    <PlanSection title={useSheetWords().leaveOut}>
      <div className="intake-full">
        <div>
          <FoodList kit={kit} />
        </div>
      </div>
    </PlanSection>
  );
}

/** For the cafeteria: what the USDA rule requires a medical statement to say. */
export function DietStatement({ plans: { diet }, kit, titleId }: SheetProps) {
  const w = useSheetWords();
  const { title, intro, allergy, severe, rule, own } = diet;
  return (
    <PlanSheet title={title} type="roomy" titleId={titleId} intro={intro}>
      <Who title={w.student} />
      <PlanSection title={w.limits}>
        <p className="intake-full">{allergy}</p>
        <Boxes id="dietSevere" options={severe} />
      </PlanSection>
      <LeaveOut kit={kit} />
      <PlanSection title={w.serve}>
        <Blank label={w.instead} id="serveInstead" width="full" />
        <Blank label={w.also} id="serveAlso" width="full" />
        <Valid />
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

/** For the fridge: what not to give, where the devices are, what to do in a reaction, the address. */
export function SitterSheet({ plans: { sitter }, kit, allergies, reaction, titleId }: SheetProps) {
  const w = useSheetWords();
  return (
    <PlanSheet title={sitter.title} type="dense" titleId={titleId} intro={sitter.intro} photo>
      <PlanSection title={w.child}>
        <Blank label={w.name} id="name" width="half" />
        <Blank label={w.kept} id="where" width="half" />
        <Blank label={w.allergicTo} value={allergies} width="full" />
        <Blank label={w.address} id="address" width="full" />
      </PlanSection>
      <LeaveOut kit={kit} />
      <ListSection title={w.food} items={sitter.rules}>
        <Blank label={w.mayEat} id="mayEat" width="full" />
      </ListSection>
      <ReactionBox {...reaction} />
      <Contacts />
    </PlanSheet>
  );
}
