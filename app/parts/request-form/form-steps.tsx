import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface FormStepsProps {
  /** The step that is open, from 0; their number where all are done and looked at again. */
  readonly step: number;
  readonly titles: readonly string[];
}

const dot = (filled: boolean) => `size-3.5 flex-none rounded-full border-2 border-oak ${filled ? 'bg-oak' : ''}`;

/** How far the form has come, above it on a narrow screen: a dot for each step, filled up to the one that is open. For the eye; the heading says it in words. */
export function StepDots({ step, titles }: FormStepsProps) {
  return (
    <div aria-hidden="true" className="mb-4 flex gap-2 lg:hidden print:hidden">
      {titles.map((title, place) => (
        <span key={title} className={`${dot(place <= step)} ${place === step ? 'w-8' : ''}`} />
      ))}
    </div>
  );
}

/** Beside the form, where there is room: its steps by name, and whom to call instead. */
export function FormAside({ step, titles }: FormStepsProps) {
  const w = useWords(words);
  return (
    <div className="hidden lg:block print:hidden">
      <div className="sticky top-28 grid gap-8">
        {titles.length > 1 && (
          <ol aria-label={w.steps} className="grid gap-3">
            {titles.map((title, place) => (
              <li
                key={title}
                aria-current={place === step ? 'step' : undefined}
                className={`flex items-center gap-3 ${place === step ? 'font-semibold' : ''}`}
              >
                <span className={dot(place <= step)} />
                {title}
              </li>
            ))}
          </ol>
        )}
        <div>
          <p className="font-semibold">{w.ratherCall}</p>
          <OfficePhones look="large" />
        </div>
      </div>
    </div>
  );
}
