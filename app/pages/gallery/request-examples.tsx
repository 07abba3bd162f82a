import { EraseDraft } from '#app/parts/request-form/erase-draft.tsx';
import { FaultList } from '#app/parts/request-form/fault-list.tsx';
import { KeyWords } from '#app/parts/request-form/key-words.tsx';
import { ReceiptPanel } from '#app/parts/request-form/receipt-panel.tsx';
import { Review } from '#app/parts/request-form/review.tsx';
import { SendingPanel } from '#app/parts/request-form/sending-panel.tsx';
import { StepQuestions } from '#app/parts/request-form/step-questions.tsx';
import { words } from '#app/parts/request-form/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';

const nothing = () => {};
const today = '2026-11-16';
/** The fingerprint of no key in use, chosen to show ten different words. */
const fingerprint = '0123456789abcdeffedc'.padEnd(64, '0');
const receipt = { reference: '2205 9026', receivedAt: '2026-11-17T05:00:00Z' };

function Questions({ data }: Stage) {
  const w = useWords(words);
  const [step] = data.form.steps;
  if (!step) return null;
  const messages = new Map([
    ['phone', w.notAPhone],
    ['birth-date', w.future],
    ['visit-times', w.impossible],
    ['consent-call', w.missing],
  ]);
  const typed = { 'for-whom': 'for-child', phone: '555-01', 'birth-date.month': '4', 'birth-date.day': '25', 'birth-date.year': '2090' };
  return (
    <>
      <FaultList faults={[...messages].map(([field, message]) => ({ field, message }))} tries={0} />
      <StepQuestions form={data.form} step={step} typed={typed} messages={messages} today={today} set={nothing} />
      <EraseDraft onErase={nothing} />
    </>
  );
}

export const requestExamples: readonly Example[] = [
  {
    id: 'request-questions',
    title: { en: 'Questions of a form, with faults', es: 'Preguntas de un formulario, con errores' },
    wide: true,
    onlyIn: 'light',
    render: (stage) => <Questions {...stage} />,
  },
  {
    id: 'request-review',
    title: { en: 'Looking over the answers', es: 'Revisión de las respuestas' },
    wide: true,
    onlyIn: 'dark',
    render: ({ data }) => (
      <Review form={data.form} answers={{ 'for-whom': 'for-me', 'birth-date': '1990-04-25', 'consent-call': true }} onChange={nothing} />
    ),
  },
  {
    id: 'request-sending',
    title: { en: 'Not sent yet', es: 'Todavía sin enviar' },
    render: () => <SendingPanel sending={{ state: 'waiting', form: 'appointment', why: 'no-answer' }} onHurry={nothing} onBack={nothing} />,
  },
  {
    id: 'request-refused',
    title: { en: 'A request that was refused', es: 'Una solicitud que no se aceptó' },
    render: () => <SendingPanel sending={{ state: 'refused', form: 'appointment', code: 'outdated' }} onHurry={nothing} onBack={nothing} />,
  },
  {
    id: 'request-receipt',
    title: { en: 'The receipt', es: 'El comprobante' },
    render: () => <ReceiptPanel receipt={receipt} promise={{ hours: 24, openHoursNeeded: 3 }} sample={false} onAnother={nothing} />,
  },
  {
    id: 'request-key',
    title: { en: 'The words to compare', es: 'Las palabras para comparar' },
    render: () => <KeyWords fingerprint={fingerprint} />,
  },
];
