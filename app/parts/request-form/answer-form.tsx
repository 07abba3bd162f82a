import { type FormEvent, useRef, useState } from 'react';
import type { Alarm } from '#app/parts/alarm/alarm.ts';
import { AlarmView } from '#app/parts/alarm/alarm-view.tsx';
import { alarmWords } from '#app/parts/alarm/words.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { Answers } from '#app/requests/answers.ts';
import { askedFields, askedSteps } from '#app/requests/asked.ts';
import { AnswerBeside } from '#app/ui/answer-beside.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceQuestion } from './device-question.tsx';
import { draftStore } from './draft-store.ts';
import { EraseDraft } from './erase-draft.tsx';
import { FaultList } from './fault-list.tsx';
import { type FormPlace, hashOf, placesAround, stepOf, stepToResume } from './form-place.ts';
import { FormAside, StepDots } from './form-steps.tsx';
import { KeyWords } from './key-words.tsx';
import type { RequestData } from './request-data.server.ts';
import { Review } from './review.tsx';
import { startWords } from './start-words.ts';
import { StepQuestions } from './step-questions.tsx';
import { readAnswers } from './typed.ts';
import type { Typed } from './typed-value.ts';
import { useFaultMessages } from './use-fault-messages.ts';
import { useFormAlarm } from './use-form-alarm.ts';
import { useKept } from './use-kept.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useLockedFile } from './use-locked-file.ts';
import { useSharedDevice } from './use-shared-device.ts';
import { words } from './words.ts';

/** Draws, above a form's button, what to do if an answer sounds like an emergency. The visitor can still send the form. */
function FormAlarm({ alarm }: { readonly alarm: Alarm | undefined }) {
  const w = useWords(alarmWords);
  return (
    <div role="alert" className="grid gap-3 empty:hidden print:hidden">
      {alarm && 'card' in alarm && <p className="font-semibold">{w.notRead}</p>}
      {alarm && <AlarmView alarm={alarm} id="form-alarm" brief />}
      {alarm && 'card' in alarm && <p>{w.goesOn}</p>}
    </div>
  );
}

interface AnswerFormProps {
  readonly data: RequestData;
  readonly typed: Typed;
  readonly place: FormPlace;
  readonly go: (place: FormPlace) => void;
  /** Chooses the question that gets the focus in the next place, instead of its heading. */
  readonly focusOnArrival: (question: string) => void;
  /** Moves the focus to the heading of the place. */
  readonly focusHeading: () => void;
  readonly onSend: (answers: Answers) => void;
  readonly onErase: () => void;
}

/** Draws the questions step by step, and the review at the end of a form with several steps. */
export function AnswerForm({ data, typed, place, go, focusOnArrival, focusHeading, onSend, onErase }: AnswerFormProps) {
  const w = useWords(words);
  const { locked, goOnWithFile } = useWords(startWords);
  const shared = useSharedDevice();
  const { definition, settings } = data;
  const { alarm, onFocus, onBlur, showsFirst } = useFormAlarm(definition, typed);
  const today = clinicMoment(new Date()).date;
  const { answers, faults } = readAnswers(definition, typed, today);
  const { messages, tries, listed, flag, clear } = useFaultMessages(definition, typed, faults);

  // Ignore further presses while the text is being checked.
  const listening = useRef(false);
  const steps = definition.steps.length;
  const kept = useKept();
  // A form of one step is quickly written again.
  const written = Object.keys(typed).length > 0;
  useLeaveWarning(steps > 1 && !kept && written, false);
  const file = useLockedFile();
  const [fromFile, setFromFile] = useState(false);
  const { before, after } = placesAround(place, steps);
  const step = place.kind === 'step' ? askedSteps(definition, typed)[place.step] : undefined;
  const fields = step ? step.sections.flatMap((section) => section.fields) : askedFields(definition, typed);
  const listedFaults = listed(fields);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (listening.current) return;
    // Sending checks all questions again.
    const wrong = Object.keys(faults).filter((id) => !after || fields.some((field) => field.id === id));
    flag(wrong);
    if (wrong.length > 0) return;
    if (after) return go(after);
    listening.current = true;
    const isShown = await showsFirst();
    listening.current = false;
    // After the visitor deletes everything, nothing is sent.
    if (!isShown && Object.keys(draftStore.read()).length > 0) onSend(answers);
  }

  function goTo(target: FormPlace) {
    clear();
    go(target);
  }

  /** Continues at the step where the file’s answers end, with the panel closed. */
  function goOnFromFile() {
    const target = { kind: 'step', step: stepToResume(definition, draftStore.read()) } as const;
    setFromFile(true);
    file.toggle();
    if (hashOf(target) !== hashOf(place)) return goTo(target);
    // Going to the current place would scroll to the top of the section, and nothing else takes the focus.
    clear();
    focusHeading();
  }

  function title(): string {
    if (!step || place.kind === 'review') return w.reviewTitle;
    return steps > 1 ? w.stepOf(place.step + 1, steps, step.title) : step.title;
  }
  const isChange = place.kind === 'step' && place.change;
  const sendLabel = steps > 1 ? w.sendRegistration : w.send;
  const nextLabel = after?.kind === 'review' ? w.toReview : w.next;
  const shown = { step: place.kind === 'step' ? place.step : steps, titles: definition.steps.map((one) => one.title) };
  return (
    <>
      <AnswerBeside answer={<FormAside form={definition} step={shown.step} answers={answers} />}>
        <form
          noValidate
          onSubmit={submit}
          onFocus={onFocus}
          onBlur={onBlur}
          autoComplete={shared ? 'off' : 'on'}
          className="card grid w-full max-w-160 grid-cols-1 gap-7 p-5 md:p-8 lg:max-w-none print:max-w-none print:gap-3"
        >
          <div>
            {steps > 1 && <StepDots {...shown} />}
            <h3 tabIndex={-1} className="scroll-mt-8 text-2xl">
              {title()}
            </h3>
            <p className="mt-2">{step ? w.onlyRequired : w.reviewLead}</p>
            <p role="status" className="mt-2 font-semibold empty:hidden">
              {fromFile && w.fromFile}
            </p>
            {steps > 1 && place.kind === 'step' && place.step === 0 && !written && (
              <button
                type="button"
                className="choice mt-3 bg-card print:hidden"
                aria-expanded={file.Panel !== undefined}
                onClick={file.toggle}
              >
                {goOnWithFile}
              </button>
            )}
          </div>
          {place.kind === 'step' && place.step === 0 && <DeviceQuestion />}
          {listedFaults.length > 0 && (
            <FaultList
              faults={listedFaults}
              tries={tries}
              onFollow={(field) => {
                if (step) return;
                focusOnArrival(field);
                go({ kind: 'step', step: stepOf(definition, field), change: true });
              }}
            />
          )}
          {step ? (
            <StepQuestions form={definition} step={step} typed={typed} messages={messages} today={today} set={draftStore.set} />
          ) : (
            <Review form={definition} answers={answers} onChange={(at) => goTo({ kind: 'step', step: at, change: true })} />
          )}
          {!after && <p>{locked}</p>}
          <FormAlarm alarm={alarm} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <button type="submit" className="btn btn-primary">
              {after ? nextLabel : sendLabel}
            </button>
            {before && !isChange && (
              <button type="button" className="btn btn-secondary" onClick={() => goTo(before)}>
                {w.back}
              </button>
            )}
          </div>
          <EraseDraft onErase={onErase} file={steps > 1 ? file : undefined} />
          <KeyWords fingerprint={settings.fingerprint} />
        </form>
      </AnswerBeside>
      {file.Panel && <file.Panel form={definition.form} written={written} onOpen={goOnFromFile} />}
    </>
  );
}
