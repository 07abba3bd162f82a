import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { MainAction } from './calm-steps.ts';
import { words } from './words.ts';

interface StepButtonsProps {
  readonly action: MainAction;
  readonly onAction: () => void;
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined;
}

/** Below each step: back to the previous one, and the main button. */
export function StepButtons({ action, onAction, onBack }: StepButtonsProps) {
  const w = useWords(words);
  const labels: Readonly<Record<MainAction, string>> = { given: w.given, secondGiven: w.secondGiven, next: w.next, again: w.again };
  return (
    <div className="grid grid-cols-[3.5rem_1fr] gap-2">
      <button type="button" className="btn btn-secondary min-h-14 px-0" aria-label={w.previous} disabled={!onBack} onClick={onBack}>
        <Icon name="arrow-left" className="icon size-6" />
      </button>
      <button type="button" className={`btn ${action === 'again' ? 'btn-secondary' : 'btn-primary'}`} onClick={onAction}>
        {labels[action]}
      </button>
    </div>
  );
}
