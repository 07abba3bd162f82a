import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import type { Answers } from '#app/requests/answers.ts';
import { askedSteps } from '#app/requests/asked.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { shownAnswers } from '#app/requests/shown-answers.ts';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface ReviewProps {
  readonly form: FormDefinition;
  readonly answers: Answers;
  /** Goes back to a step, counted from 0. */
  readonly onChange: (step: number) => void;
}

/** Draws all answers as the office will read them, step by step, each step with a button back to it. */
export function Review({ form, answers, onChange }: ReviewProps) {
  const w = useWords(words);
  const shown = shownAnswers(form, answers, useLanguage());
  return (
    <div className="print-alone print-copy grid grid-cols-1 gap-8 print:gap-2">
      <div className="hidden print:block">
        <SheetHead titleId="my-copy" title={w.copyTitle} intro={w.copyIntro} />
      </div>
      {askedSteps(form, answers).map(({ id, title }, place) => {
        const sections = shown.filter(({ step }) => step === id);
        return (
          <div key={id} className="border-t border-line pt-5 print:pt-1">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <h3 className="text-xl">{title}</h3>
              <button
                type="button"
                onClick={() => onChange(place)}
                className="min-h-11 px-2 font-semibold text-bluebonnet underline print:hidden"
              >
                {w.change}
                <span className="sr-only">: {title}</span>
              </button>
            </div>
            {sections.length === 0 && <p className="text-quiet">{w.nothingWritten}</p>}
            <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:mt-0.5 print:grid-cols-[6cm_1fr] print:gap-y-0">
              {sections
                .flatMap((section) => section.answers)
                .map(({ id: question, label, value }) => (
                  <div key={question} className="contents">
                    <dt className="text-quiet">{label}</dt>
                    <dd className="mb-2 whitespace-pre-wrap sm:mb-0">{value}</dd>
                  </div>
                ))}
            </dl>
          </div>
        );
      })}
      <div>
        <PrintButton>{w.printCopy}</PrintButton>
      </div>
    </div>
  );
}
