import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { useClinicDays } from '#app/parts/hours/use-clinic-days.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { type CallPromise, callBy } from '#app/parts/requests/call-by.ts';
import { callByText } from '#app/parts/requests/call-by-text.ts';
import type { Receipt } from '#app/requests/api.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { deviceWords } from './device-words.ts';
import { useSharedDevice } from './use-shared-device.ts';
import { words } from './words.ts';

interface ReceiptPanelProps {
  readonly receipt: Receipt;
  readonly promise: CallPromise;
  /** Whether the site is a sample, whose requests nobody reads: no call is promised. */
  readonly sample: boolean;
  readonly onAnother: () => void;
}

/** Says that the request is here, by when we call, and what to do if we do not. Shows nothing about the person. */
export function ReceiptPanel({ receipt, promise, sample, onAnother }: ReceiptPanelProps) {
  const w = useWords(words);
  const d = useWords(deviceWords);
  const shared = useSharedDevice();
  const language = useLanguage();
  const { brand } = useFrame();
  const received = new Date(receipt.receivedAt);
  // As known then: an office that reopens while the receipt is shown does not move the promise.
  const { offices, closures } = useClinicDays(clinicMoment(received));
  const by = callBy(received, promise, offices, closures);
  return (
    <div className="print-alone card grid max-w-2xl grid-cols-1 gap-5 p-6 md:p-8">
      <p className="hidden font-semibold print:block">{brand}</p>
      <h3 tabIndex={-1} className="flex items-center gap-3 text-2xl">
        <Icon name="check" className="icon size-8 text-oak" />
        {sample ? w.sampleSentTitle : w.receivedTitle}
      </h3>
      {sample ? (
        <div>
          <p className="text-xl font-semibold">{w.sampleSentText}</p>
          <OfficePhones />
        </div>
      ) : (
        <p className="text-xl font-semibold">{by ? w.weCallBy(callByText(by.moment, language)) : w.weCallWhenOpen}</p>
      )}
      <div>
        <p>{w.reference}</p>
        <p className="font-display text-4xl font-bold tracking-wide">{receipt.reference}</p>
        <p className="text-base text-quiet">{sample ? w.sampleReference : w.sayReference}</p>
      </div>
      {!sample && (
        <div>
          <h4 className="text-xl">{w.noCallTitle}</h4>
          <p className="mt-1">{w.noCallText}</p>
          <OfficePhones />
          <p className="mt-2">
            <WithHotlines text={w.emergency} />
          </p>
        </div>
      )}
      <p className="text-base text-quiet">
        {w.nothingKept} {shared ? d.leaveDevice : d.browserKeeps}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton>{w.printReceipt}</PrintButton>
        <button type="button" className="btn btn-quiet -ms-3 px-3" onClick={onAnother}>
          {w.another}
        </button>
      </div>
    </div>
  );
}
