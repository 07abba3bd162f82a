import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Sending } from './outbox.ts';
import { words } from './words.ts';

interface SendingPanelProps {
  readonly sending: Exclude<Sending, { readonly state: 'none' | 'received' }>;
  readonly onHurry: () => void;
  readonly onBack: () => void;
}

/** Shows a request that is not received yet: being sent, waiting for a connection, or refused, with the phones. */
export function SendingPanel({ sending, onHurry, onBack }: SendingPanelProps) {
  const w = useWords(words);
  const { state } = sending;
  const refused = state === 'refused' && (sending.code === 'outdated' || sending.code === 'off' ? w[sending.code] : w.refused);
  const title = state === 'sending' ? w.sending : state === 'waiting' ? w.notSentYet : w.refusedTitle;
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      {/* Screen readers announce changes here; the buttons are not part of the message. */}
      <div role="status" className="grid grid-cols-1 gap-2">
        <h3 tabIndex={-1} className="flex items-center gap-3 text-2xl">
          <Icon name={state === 'sending' ? 'mail' : state === 'waiting' ? 'no-signal' : 'warning'} className="icon size-7 text-oak" />
          {title}
        </h3>
        {state === 'waiting' && (
          <>
            <p>{sending.why === 'busy' ? w.busy : w.noAnswer}</p>
            <p>{w.keepsTrying}</p>
          </>
        )}
        {refused && <p>{refused}</p>}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {state === 'waiting' && (
          <button type="button" className="btn btn-primary" onClick={onHurry}>
            {w.tryNow}
          </button>
        )}
        {state === 'refused' && sending.code === 'outdated' && (
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            {w.reload}
          </button>
        )}
        <button type="button" className="btn btn-secondary" onClick={onBack}>
          {w.backToAnswers}
        </button>
      </div>
      {state !== 'sending' && (
        <div>
          <p className="font-semibold">{w.ratherCall}</p>
          <OfficePhones />
        </div>
      )}
    </div>
  );
}
