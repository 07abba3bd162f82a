import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import type { Answers } from '#app/requests/answers.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { type ShownSection, shownAnswers } from '#app/requests/shown-answers.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface FormStepsProps {
  /** The open step, from 0; the number of steps in the review. */
  readonly step: number;
  readonly titles: readonly string[];
}

interface FormAsideProps {
  readonly form: FormDefinition;
  /** The open step, from 0; the number of steps in the review. */
  readonly step: number;
  readonly answers: Answers;
}

const dot = (filled: boolean) => `size-3.5 flex-none rounded-full border-2 border-oak ${filled ? 'bg-oak' : ''}`;

/** Draws the progress above the form on a narrow screen: a dot per step, filled up to the open one. The heading says it in words. */
export function StepDots({ step, titles }: FormStepsProps) {
  return (
    <div aria-hidden="true" className="mb-4 flex gap-2 lg:hidden print:hidden">
      {titles.map((title, place) => (
        <span key={title} className={`${dot(place <= step)} ${place === step ? 'w-8' : ''}`} />
      ))}
    </div>
  );
}

/** Draws a step's answers in two lines; the review has all of them. */
function Said({ sections }: { readonly sections: readonly ShownSection[] }) {
  const values = sections.flatMap(({ answers }) => answers.map(({ value }) => value));
  return <p className="line-clamp-2 text-base font-normal text-quiet empty:hidden">{values.join(' · ')}</p>;
}

/** Draws beside the form, if there is room, its steps with their answers, or the parts of its only step, and whom to call instead. */
export function FormAside({ form: { steps }, form, step, answers }: FormAsideProps) {
  const w = useWords(words);
  const language = useLanguage();
  // The review shows all answers itself.
  const shown = step < steps.length ? shownAnswers(form, answers, language) : [];
  return (
    <div className="hidden gap-8 lg:grid print:hidden">
      {steps.length > 1 ? (
        <ol aria-label={w.steps} className="grid gap-3">
          {steps.map(({ id, title }, place) => (
            <li
              key={id}
              aria-current={place === step ? 'step' : undefined}
              className={`grid grid-cols-[auto_1fr] items-baseline gap-x-3 *:last:col-start-2 ${place === step ? 'font-semibold' : ''}`}
            >
              <span className={dot(place <= step)} />
              <span>{title}</span>
              <Said sections={shown.filter((section) => section.step === id)} />
            </li>
          ))}
        </ol>
      ) : (
        <ul className="grid gap-3 empty:hidden">
          {shown.map((section) => (
            <li key={section.id}>
              <p className="font-semibold">{section.title}</p>
              <Said sections={[section]} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <p className="font-semibold">{w.ratherCall}</p>
        <OfficePhones look="large" />
      </div>
    </div>
  );
}
