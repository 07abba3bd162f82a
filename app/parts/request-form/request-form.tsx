import { useLanguage } from '#app/ui/use-language.ts';
import { AnswerForm } from './answer-form.tsx';
import { draftStore } from './draft-store.ts';
import type { FormPlace } from './form-place.ts';
import { outbox } from './page-outbox.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import type { RequestData } from './request-data.server.ts';
import { SendingPanel } from './sending-panel.tsx';
import { usePlaceFocus } from './use-place-focus.ts';
import { useRequest } from './use-request.ts';

interface RequestFormProps {
  readonly data: RequestData;
  readonly place: FormPlace;
  readonly go: (place: FormPlace) => void;
  readonly close: (why: 'erased' | 'another') => void;
}

/**
 * Draws the form itself, only in the browser: the questions, the review, sending, and the receipt. Loaded, with the encryption,
 * when the visitor starts the form.
 */
export function RequestForm({ data, place, go, close }: RequestFormProps) {
  const language = useLanguage();
  const { definition, settings, promise } = data;
  const { typed, sending } = useRequest(settings);
  const { frame, focusHeading, focusOnArrival } = usePlaceFocus(sending.state === 'none' ? JSON.stringify(place) : sending.state);

  function panel() {
    switch (sending.state) {
      case 'received':
        return (
          <ReceiptPanel
            receipt={sending.receipt}
            promise={promise}
            sample={settings.sample}
            onAnother={() => {
              outbox.clear();
              close('another');
            }}
          />
        );
      case 'none':
        return (
          <AnswerForm
            data={data}
            typed={typed}
            place={place}
            go={go}
            focusOnArrival={focusOnArrival}
            focusHeading={focusHeading}
            onSend={(answers) => void outbox.send({ form: definition.form, language, answers }, settings)}
            onErase={() => {
              draftStore.clear();
              outbox.clear();
              close('erased');
            }}
          />
        );
      default:
        return <SendingPanel sending={sending} onHurry={outbox.hurry} onBack={outbox.stop} />;
    }
  }
  return <div ref={frame}>{panel()}</div>;
}
