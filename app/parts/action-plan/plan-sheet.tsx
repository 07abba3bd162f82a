import { type ReactNode, useContext } from 'react';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';
import { SheetFilling } from './blank.tsx';
import { SheetPhoto } from './sheet-photo.tsx';

/** How full the sheet is, and so how small its print (app/styles/print.css). */
const sizes = { dense: 'print-plan-dense', roomy: 'print-plan-roomy' } as const;

interface PlanSheetProps {
  readonly title: string;
  readonly type: keyof typeof sizes;
  /** Needed if the page has the sheet twice. */
  readonly titleId?: string | undefined;
  /** When the sheet is valid; by default, when a plan is. */
  readonly intro?: string;
  /** Whether the sheet shows the chosen photograph. */
  readonly photo?: boolean;
  readonly children: ReactNode;
}

/** Draws a plan or a form as it is printed: one page with the practice's name and phones at its head. */
export function PlanSheet({ title, type, titleId = 'plan-title', intro, photo = false, children }: PlanSheetProps) {
  const p = useWords(actionPlanWords);
  const picture = useContext(SheetFilling).text('photo');
  return (
    <article className={`intake-sheet ${sizes[type]}`} aria-labelledby={titleId}>
      {photo && picture !== '' && <SheetPhoto picture={picture} label={p.photo} />}
      <SheetHead titleId={titleId} title={title} intro={intro ?? p.valid} strong />
      {children}
    </article>
  );
}
