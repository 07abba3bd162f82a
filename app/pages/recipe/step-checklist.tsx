import { words } from '#app/parts/recipe/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useWakeLock } from '#app/ui/use-wake-lock.ts';

/** The steps to check off. The marks are only in this page: nothing is stored, and a form clears them without JavaScript. */
export function StepChecklist({ steps }: { readonly steps: readonly string[] }) {
  const w = useWords(words);
  const screen = useWakeLock();
  return (
    <form autoComplete="off">
      <ol className="grid gap-2 print:gap-0.5">
        {steps.map((step, index) => (
          <li key={step}>
            <label className="flex min-h-12 cursor-pointer items-start gap-4 rounded-card border border-line bg-card px-4 py-3 not-print:has-checked:bg-mist not-print:has-checked:text-quiet not-print:has-checked:line-through print:min-h-0 print:gap-2 print:border-0 print:p-0 print:text-[8.5pt] print:leading-tight print:text-black">
              <input type="checkbox" className="mt-0.5 size-6 flex-none accent-oak print:mt-0 print:size-3.5" />
              <span>
                <strong className="me-1">{index + 1}.</strong> {step}
              </span>
            </label>
          </li>
        ))}
      </ol>
      <div className="screen-only mt-4 flex flex-wrap gap-3">
        <button type="reset" className="choice">
          <Icon name="close" />
          {w.startOver}
        </button>
        {screen.supported && (
          <button type="button" className="choice" aria-pressed={screen.held} onClick={screen.toggle}>
            {screen.held && <Icon name="check" />}
            {screen.held ? w.isAwake : w.awake}
          </button>
        )}
      </div>
    </form>
  );
}
