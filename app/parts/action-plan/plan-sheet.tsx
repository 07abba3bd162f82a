import type { ReactNode } from 'react';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';

/** How full the sheet is, and so how small its print (app/styles/print.css). */
const sizes = { dense: 'print-plan-dense', roomy: 'print-plan-roomy' } as const;

interface PlanSheetProps {
  readonly title: string;
  readonly type: keyof typeof sizes;
  /** To be given where the sheet stands twice. */
  readonly titleId?: string | undefined;
  readonly children: ReactNode;
}

/** An action plan as it leaves the printer: one page with the practice's name and phones at its head. */
export function PlanSheet({ title, type, titleId = 'plan-title', children }: PlanSheetProps) {
  const p = useWords(actionPlanWords);
  return (
    <article className={`intake-sheet ${sizes[type]}`} aria-labelledby={titleId}>
      <SheetHead titleId={titleId} title={title} intro={p.valid} strong />
      {children}
    </article>
  );
}
