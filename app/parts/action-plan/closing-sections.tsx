import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';
import { Blank, Boxes } from './blank.tsx';
import { PlanSection } from './plan-section.tsx';

/** Two people to call. */
export function Contacts() {
  const p = useWords(actionPlanWords);
  return (
    <PlanSection title={p.contacts}>
      <Blank label={p.contact} id="contact" width="half" />
      <Blank label={p.phone} id="contactPhone" width="half" />
      <Blank label={p.contact} id="contact2" width="half" />
      <Blank label={p.phone} id="contact2Phone" width="half" />
    </PlanSection>
  );
}

/** Signed with a pen, whatever else is typed. */
export function Signatures() {
  const p = useWords(actionPlanWords);
  return (
    <PlanSection title={p.signatures}>
      <Blank label={p.doctorSigns} width="half" />
      <Blank label={p.date} width="half" />
      <Blank label={p.parentSigns} width="half" />
      <Blank label={p.date} width="half" />
    </PlanSection>
  );
}

interface ClosingSectionsProps {
  /** Under which the permissions are kept. */
  readonly id: string;
  readonly school: readonly string[];
}

/** What the plans with a medicine to carry end with: permissions at school, two people to call, signatures. */
export function ClosingSections({ id, school }: ClosingSectionsProps) {
  const p = useWords(actionPlanWords);
  return (
    <>
      <PlanSection title={p.atSchool}>
        <Boxes id={id} options={school} />
        <Blank label={p.from} id="from" width="half" />
        <Blank label={p.to} id="until" width="half" />
      </PlanSection>
      <Contacts />
      <Signatures />
    </>
  );
}
