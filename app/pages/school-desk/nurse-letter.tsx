import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Blank } from '#app/parts/action-plan/blank.tsx';
import { Signatures } from '#app/parts/action-plan/closing-sections.tsx';
import { PlanSection } from '#app/parts/action-plan/plan-section.tsx';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { SheetProps } from './sheet-data.ts';
import { words } from './words.ts';

/** What goes with the plans to the school: whose they are, and what is asked of those who keep them. */
export function NurseLetter({ plans: { letter }, titleId }: SheetProps) {
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const { title, greeting, text, ask, closing } = letter;
  return (
    <PlanSheet title={title} type="roomy" titleId={titleId}>
      <PlanSection title={w.student}>
        <Blank label={p.name} id="name" />
        <Blank label={p.birth} id="birth" />
        <Blank label={p.school} id="school" />
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
      <Signatures />
    </PlanSheet>
  );
}
