import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { askedSteps } from '#app/requests/asked.ts';
import { type FormDefinition, fieldsOf } from '#app/requests/form-definition.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { DeviceQuestion } from './device-question.tsx';
import { draftStore } from './draft-store.ts';
import { EraseDraft } from './erase-draft.tsx';
import { FaultList, type ShownFault } from './fault-list.tsx';
import { faultText } from './fault-text.ts';
import { FormAlarm } from './form-alarm.tsx';
import type { FormPlace } from './form-place.ts';
import { KeyWords } from './key-words.tsx';
import { clearDraft, outbox } from './page-outbox.ts';
import { controlId } from './question-frame.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import type { RequestData } from './request-data.server.ts';
import { Review } from './review.tsx';
import { SendingPanel } from './sending-panel.tsx';
import { startWords } from './start-words.ts';
import { StepQuestions } from './step-questions.tsx';
import { readAnswers, textIn } from './typed.ts';
import { useFormAlarm } from './use-form-alarm.ts';
import { useRequest } from './use-request.ts';
import { useSharedDevice } from './use-shared-device.ts';
import { words } from './words.ts';

interface RequestFormProps {
  readonly data: RequestData;
  readonly place: FormPlace;
  readonly go: (place: FormPlace) => void;
  readonly close: (why: 'erased' | 'another') => void;
}

/** Where a question is asked, counted from 0. */
function stepOf(form: FormDefinition, field: string): number {
  return Math.max(
    0,
    form.steps.findIndex(({ sections }) => sections.some(({ fields }) => fields.some(({ id }) => id === field))),
  );
}

/**
 * The form itself, in the browser alone: the questions step by step, the review, the way to the office and the receipt.
 * Loaded, with the lock, when the visitor starts it.
 */
export function RequestForm({ data, place, go, close }: RequestFormProps) {
  const w = useWords(words);
  const { locked } = useWords(startWords);
  const language = useLanguage();
  const shared = useSharedDevice();
  const { definition, settings, promise } = data;
  const { typed, sending } = useRequest(settings);
  const { alarm, onFocus, onBlur, showsFirst } = useFormAlarm(definition, typed);
  /** Questions whose faults are shown: those that were wrong when the visitor wanted to go on. */
  const [flagged, setFlagged] = useState<{ readonly fields: readonly string[]; readonly tries: number }>({ fields: [], tries: 0 });
  const frame = useRef<HTMLDivElement>(null);
  /** The control that gets the focus in the next place, instead of its heading. */
  const next = useRef<string>(undefined);
  const placeKey = sending.state === 'none' ? JSON.stringify(place) : sending.state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place takes the focus, nothing else does.
  useEffect(() => {
    // Coming from the other language the focus is on the link to it, and the page's heading gets it.
    const elsewhere =
      document.activeElement && document.activeElement !== document.body && !frame.current?.contains(document.activeElement);
    const control = next.current && document.getElementById(controlId(next.current));
    next.current = undefined;
    if (control) return control.focus();
    if (elsewhere) return;
    const heading = frame.current?.querySelector<HTMLElement>('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [placeKey]);

  if (sending.state === 'received') {
    return (
      <div ref={frame}>
        <ReceiptPanel
          receipt={sending.receipt}
          promise={promise}
          onAnother={() => {
            outbox.clear();
            close('another');
          }}
        />
      </div>
    );
  }
  if (sending.state !== 'none') {
    return (
      <div ref={frame}>
        <SendingPanel sending={sending} onHurry={outbox.hurry} onBack={outbox.stop} />
      </div>
    );
  }

  const today = clinicMoment(new Date()).date;
  const { answers, faults } = readAnswers(definition, typed, today);
  const fields = fieldsOf(definition);
  const messages = new Map(
    fields.flatMap((field) => {
      const fault = faults[field.id];
      // That a doctor is not there at that time is said as soon as it is so.
      const shown = fault && (flagged.fields.includes(field.id) || fault === 'impossible');
      return shown ? [[field.id, faultText(field, fault, textIn(typed, field.id), w)] as const] : [];
    }),
  );
  const step = place.kind === 'step' ? askedSteps(definition, typed)[place.step] : undefined;
  const inStep = new Set(step?.sections.flatMap((section) => section.fields.map(({ id }) => id)));
  const shownFaults: ShownFault[] = fields
    .filter(({ id }) => flagged.fields.includes(id) && (!step || inStep.has(id)))
    .flatMap(({ id, kind, label }) => {
      const message = messages.get(id);
      // A statement to agree to is a sentence, not the name of a question.
      return message ? [{ field: id, ...(kind !== 'acknowledge' && { label }), message }] : [];
    });
  const several = definition.steps.length > 1;
  const last = !several || place.kind === 'review';

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = Object.keys(faults).filter((id) => last || inStep.has(id));
    setFlagged(({ tries }) => ({ fields: wrong, tries: tries + 1 }));
    if (wrong.length > 0) return;
    if (last && showsFirst()) return;
    if (last) void outbox.send({ form: definition.form, language, answers }, settings);
    else if (place.kind === 'step')
      go(place.step + 1 < definition.steps.length ? { kind: 'step', step: place.step + 1 } : { kind: 'review' });
  }

  function goTo(target: FormPlace) {
    setFlagged({ fields: [], tries: 0 });
    go(target);
  }

  const back = place.kind === 'review' ? definition.steps.length - 1 : place.step - 1;
  const sendLabel = several ? w.sendRegistration : w.send;
  const nextLabel = place.kind === 'step' && place.step + 1 === definition.steps.length ? w.toReview : w.next;
  return (
    <div ref={frame} className="max-w-2xl print:max-w-none">
      <form
        noValidate
        onSubmit={submit}
        onFocus={onFocus}
        onBlur={onBlur}
        autoComplete={shared ? 'off' : 'on'}
        className="grid grid-cols-1 gap-7 print:gap-3"
      >
        <div>
          <h3 tabIndex={-1} className="scroll-mt-8 text-2xl">
            {step && place.kind === 'step'
              ? several
                ? w.stepOf(place.step + 1, definition.steps.length, step.title)
                : step.title
              : w.reviewTitle}
          </h3>
          <p className="mt-2">{step ? w.onlyRequired : w.reviewLead}</p>
        </div>
        {place.kind === 'step' && place.step === 0 && <DeviceQuestion />}
        {shownFaults.length > 0 && (
          <FaultList
            faults={shownFaults}
            tries={flagged.tries}
            onFollow={(field) => {
              if (step) return;
              next.current = field;
              go({ kind: 'step', step: stepOf(definition, field) });
            }}
          />
        )}
        {step ? (
          <StepQuestions form={definition} step={step} typed={typed} messages={messages} today={today} set={draftStore.set} />
        ) : (
          <Review form={definition} answers={answers} onChange={(at) => goTo({ kind: 'step', step: at })} />
        )}
        {last && <p>{locked}</p>}
        <FormAlarm alarm={alarm} />
        <div className="flex flex-wrap gap-3 print:hidden">
          <button type="submit" className="btn btn-primary">
            {last ? sendLabel : nextLabel}
          </button>
          {back >= 0 && (
            <button type="button" className="btn btn-secondary" onClick={() => goTo({ kind: 'step', step: back })}>
              {w.back}
            </button>
          )}
        </div>
        <EraseDraft
          onErase={() => {
            clearDraft();
            outbox.clear();
            close('erased');
          }}
        />
        <KeyWords fingerprint={settings.fingerprint} />
      </form>
    </div>
  );
}
