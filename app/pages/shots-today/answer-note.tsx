import { useWords } from '#app/ui/use-language.ts';
import type { ShotQuestion, Verdict } from './answers.ts';
import { CallButtons } from './call-buttons.tsx';
import { words } from './words.ts';

interface AnswerNoteProps {
  readonly question: ShotQuestion;
  readonly verdict: Verdict;
  /** Answered last: there the visitor looks. */
  readonly isLast: boolean;
}

/**
 * Shows what an answer means, next to it: on a phone the verdict below all questions is more than a screen away.
 * Not read out, since screen readers announce the verdict itself.
 */
export function AnswerNote({ question: { id, why }, verdict, isLast }: AnswerNoteProps) {
  const w = useWords(words);
  const saysYes = verdict.kind === 'call' && verdict.yes.includes(id);
  if (saysYes) {
    return (
      <div className="w-full border-t border-gold pt-3 print:hidden">
        <p className="text-xl font-semibold">{w.callTitle}</p>
        <p className="mb-3">{why}</p>
        {isLast && <CallButtons />}
      </div>
    );
  }
  if (!isLast || verdict.kind !== 'come') return null;
  return (
    <p className="w-full border-t border-oak pt-3 print:hidden">
      <a href={`#${verdictPlace}`} className="inline-flex min-h-11 items-center text-xl font-semibold">
        {w.seeVerdict}
      </a>
    </p>
  );
}

/** The id of the verdict on all answers. */
export const verdictPlace = 'verdict';
