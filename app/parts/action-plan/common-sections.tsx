import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';
import { Blank, Boxes } from './blank.tsx';
import { PlanSection } from './plan-section.tsx';

interface WhoProps {
  readonly title?: string;
  /** The allergies typed, in the language of the sheet, if it shows them. */
  readonly allergies?: string;
  /** What else the sheet asks about the person. */
  readonly children?: ReactNode;
}

/** Draws the person's name, birth date and school. */
export function Who({ title, allergies, children }: WhoProps) {
  const p = useWords(actionPlanWords);
  return (
    <PlanSection title={title ?? p.who}>
      <Blank label={p.name} id="name" />
      <Blank label={p.birth} id="birth" />
      <Blank label={p.school} id="school" />
      {allergies !== undefined && <Blank label={p.allergicTo} width="full" value={allergies} />}
      {children}
    </PlanSection>
  );
}

/** Draws two people to call. */
export function Contacts() {
  const p = useWords(actionPlanWords);
  return (
    <PlanSection title={p.contacts}>
      {['contact', 'contact2'].flatMap((id) => [
        <Blank key={id} label={p.contact} id={id} width="half" />,
        <Blank key={`${id}Phone`} label={p.phone} id={`${id}Phone`} width="half" />,
      ])}
    </PlanSection>
  );
}

/** Draws lines to sign with a pen, even if the rest is typed. */
export function Signatures() {
  const p = useWords(actionPlanWords);
  return (
    <PlanSection title={p.signatures}>
      {[p.doctorSigns, p.parentSigns].flatMap((label) => [
        <Blank key={label} label={label} width="half" />,
        <Blank key={`${label} ${p.date}`} label={p.date} width="half" />,
      ])}
    </PlanSection>
  );
}

/** Draws the dates of validity. */
export function Valid() {
  const p = useWords(actionPlanWords);
  return (
    <>
      <Blank label={p.from} id="from" width="half" />
      <Blank label={p.to} id="until" width="half" />
    </>
  );
}

interface ClosingSectionsProps {
  /** The key under which the browser keeps the marked permissions. */
  readonly id: string;
  readonly school: readonly string[];
}

/** Draws the end of plans with a medicine to carry: permissions at school, two people to call, signatures. */
export function ClosingSections({ id, school }: ClosingSectionsProps) {
  const p = useWords(actionPlanWords);
  return (
    <>
      <PlanSection title={p.atSchool}>
        <Boxes id={id} options={school} />
        <Valid />
      </PlanSection>
      <Contacts />
      <Signatures />
    </>
  );
}
