import { Blank, BlankRows } from '#app/parts/action-plan/blank.tsx';
import { Contacts, Signatures, Who } from '#app/parts/action-plan/common-sections.tsx';
import { ListSection, PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { ReactionBox } from '#app/parts/action-plan/reaction-box.tsx';
import type { SheetProps } from './sheet-data.ts';
import { useSheetWords } from './words.ts';

/** Drugs not to take, the fast reaction and the slow one. */
export function DrugPlan({ plans: { drug }, reaction, titleId }: SheetProps) {
  const w = useSheetWords();
  return (
    <PlanSheet title={drug.title} type="dense" titleId={titleId} photo>
      <Who />
      <PlanSection title={w.doNotTake}>
        <BlankRows id="drug" labels={[w.medicineAndLike, w.whatHappened, w.when]} rows={3} />
        <Blank label={w.mayTake} id="mayTake" width="full" />
      </PlanSection>
      <ReactionBox {...reaction} />
      <ListSection title={w.slow} first={drug.slow.title} items={drug.slow.signs} last={drug.slow.hospital} />
      <ListSection title={w.always} items={drug.show} />
      <PlanSection title={w.orders}>
        <Blank label={w.mildMedicine} id="mildMedicine" width="full" />
      </PlanSection>
      <Contacts />
      <Signatures />
    </PlanSheet>
  );
}

/** For an allergy without prescribed epinephrine. */
export function PlanWithoutInjector({ plans: { withoutInjector }, allergies, reaction, titleId }: SheetProps) {
  const w = useSheetWords();
  const { title, risk, first, mild } = withoutInjector;
  return (
    <PlanSheet title={title} type="dense" titleId={titleId} photo>
      <Who allergies={allergies} />
      <p className="my-2 font-semibold">{risk}</p>
      <ListSection title={mild.title} items={mild.lines}>
        <Blank label={w.mildMedicine} id="mildMedicine" width="full" />
      </ListSection>
      <ReactionBox {...reaction} first={first} />
      <Contacts />
      <Signatures />
    </PlanSheet>
  );
}
