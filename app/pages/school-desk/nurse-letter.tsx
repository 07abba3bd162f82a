import type { ActionPlans } from '#app/content/emergency/action-plan.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Blank } from '#app/parts/action-plan/blank.tsx';
import { PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { type Student, schoolAndGrade } from '#app/parts/action-plan/student.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface NurseLetterProps {
  readonly letter: Localized<ActionPlans>['letter'];
  readonly student: Student;
  readonly titleId: string;
}

/** What goes with the plans to the school: whose they are, and what is asked of those who keep them. */
export function NurseLetter({ letter: { title, greeting, text, ask, closing }, student, titleId }: NurseLetterProps) {
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  return (
    <PlanSheet title={title} type="roomy" titleId={titleId}>
      <PlanSection title={w.student}>
        <Blank label={p.name} value={student.name} />
        <Blank label={p.birth} />
        <Blank label={p.school} value={schoolAndGrade(student)} />
      </PlanSection>
      <div className="grid max-w-[42em] gap-3 py-4 print:max-w-none print:py-[4mm] print:text-[11pt] print:leading-normal">
        <p>{greeting}</p>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul className="grid list-disc gap-2 ps-6">
          {ask.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{closing}</p>
      </div>
      <PlanSection title={p.signatures}>
        <Blank label={p.doctorSigns} width="half" />
        <Blank label={p.date} width="half" />
        <Blank label={p.parentSigns} width="half" />
        <Blank label={p.date} width="half" />
      </PlanSection>
    </PlanSheet>
  );
}
