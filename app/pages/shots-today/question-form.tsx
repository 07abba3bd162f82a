import { type ReactNode, useRef, useState } from 'react';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { AnswerBeside } from '#app/ui/answer-beside.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AnswerNote, verdictPlace } from './answer-note.tsx';
import { type ShotQuestion, verdictOf, type YesOrNo } from './answers.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { words } from './words.ts';

interface QuestionFormProps {
  readonly questions: readonly ShotQuestion[];
  /** What else to know before coming. */
  readonly children: ReactNode;
}

/**
 * The questions, and next to or below them live what the answers mean. Without JavaScript they are a list followed by the rule
 * and both phones. Answers are only in the form: nothing is stored or sent.
 */
export function QuestionForm({ questions, children }: QuestionFormProps) {
  const w = useWords(words);
  const now = useClinicMoment();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Partial<Record<string, YesOrNo>>>({});
  const [last, setLast] = useState<string>();
  const verdict = verdictOf(
    questions.map(({ id }) => id),
    answers,
  );

  function read() {
    if (form.current) setAnswers(Object.fromEntries(new FormData(form.current)) as Partial<Record<string, YesOrNo>>);
  }

  return (
    <form
      ref={form}
      autoComplete="off"
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement) setLast(event.target.name);
        read();
      }}
      onReset={() => setAnswers({})}
      onSubmit={(event) => event.preventDefault()}
    >
      <AnswerBeside
        below={children}
        answer={
          <div id={verdictPlace} className="max-lg:mt-6">
            <VerdictPanel verdict={verdict} questions={questions} now={now} />
            <div className="needs-script mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
              <button type="reset" className="choice">
                <Icon name="close" />
                {w.startOver}
              </button>
              <p className="text-base text-quiet">{w.private}</p>
            </div>
          </div>
        }
      >
        <ol className="grid gap-3 print:gap-1">
          {questions.map((question, place) => (
            <li key={question.id}>
              <fieldset className="card flex flex-wrap items-center gap-x-6 gap-y-2 p-3 md:p-4 print:border-0! print:p-0">
                {/* WebKit does not float a legend in a flexbox, but would draw it over the card’s edge. */}
                <legend className="contents">
                  <span className="w-full leading-snug font-semibold sm:w-auto sm:flex-1">
                    {place + 1}. {question.ask}
                  </span>
                </legend>
                <div className="needs-script flex flex-wrap gap-3">
                  {(['yes', 'no'] as const).map((answer) => (
                    <label
                      key={answer}
                      className="choice min-w-24 wrap-normal cursor-pointer bg-card has-checked:border-oak has-checked:bg-mist has-checked:font-semibold print:min-h-0 print:border-0 print:p-0"
                    >
                      <input type="radio" name={question.id} value={answer} className="size-5 accent-oak" />
                      {w[answer]}
                    </label>
                  ))}
                </div>
                <AnswerNote question={question} verdict={verdict} isLast={last === question.id} />
              </fieldset>
            </li>
          ))}
        </ol>
      </AnswerBeside>
    </form>
  );
}
