import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';
import { Blank, Boxes } from './blank.tsx';
import { PlanSection } from './plan-section.tsx';

/** What both plans end with: permissions at school, two people to call, three signatures' worth of lines. */
export function ClosingSections({ school }: { readonly school: readonly string[] }) {
  const p = useWords(actionPlanWords);
  return (
    <>
      <PlanSection title={p.atSchool}>
        <Boxes options={school} />
        <Blank label={p.from} width="half" />
        <Blank label={p.to} width="half" />
      </PlanSection>
      <PlanSection title={p.contacts}>
        {(['first', 'second'] as const).map((place) => (
          <div key={place} className="contents">
            <Blank label={p.contact} width="half" />
            <Blank label={p.phone} width="half" />
          </div>
        ))}
      </PlanSection>
      <PlanSection title={p.signatures}>
        <Blank label={p.doctorSigns} width="half" />
        <Blank label={p.date} width="half" />
        <Blank label={p.parentSigns} width="half" />
        <Blank label={p.date} width="half" />
      </PlanSection>
    </>
  );
}
