import { useState } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceBox } from './device-box.tsx';
import { deviceWords } from './device-words.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import { eraseWords } from './erase-words.ts';
import { useKept } from './use-kept.ts';
import type { useLockedFile } from './use-locked-file.ts';
import { useSharedDevice } from './use-shared-device.ts';

interface EraseDraftProps {
  readonly onErase: () => void;
  /** For a form that is long enough to finish on another day. */
  readonly file?: ReturnType<typeof useLockedFile> | undefined;
  readonly store?: DraftStore;
  /** The words on where the answers are stored, unless they are a request. */
  readonly says?: Readonly<Record<'keepHere' | 'keepHereHelp' | 'keptHere' | 'draftKept', string>>;
}

/** Draws where the answers are stored, the option to save them in a file, and the button that deletes them after a confirmation. */
export function EraseDraft({ onErase, file, store = draftStore, says }: EraseDraftProps) {
  const w = useWords(eraseWords);
  const d = useWords(deviceWords);
  const { keepHere, keepHereHelp, keptHere, draftKept } = says ?? { ...d, draftKept: w.draftKept };
  const shared = useSharedDevice();
  const kept = useKept(store);
  const [asking, setAsking] = useState(false);
  const where = shared ? d.keptInPage : kept ? keptHere : draftKept;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 print:hidden">
      {/* The browser deletes a tab's own storage when the tab is closed. */}
      {!shared && (
        <div className="w-full">
          <DeviceBox id="keep-here" checked={kept} onChange={store.keepLonger} label={keepHere} help={keepHereHelp} />
        </div>
      )}
      <p role="status" className="text-base text-quiet">
        {asking ? w.eraseSure : where}
      </p>
      {/* The button that asks becomes the button that cancels, so a double tap deletes nothing and the focus stays. */}
      <button type="button" className="choice bg-card" onClick={() => setAsking(!asking)}>
        {asking ? w.eraseNo : w.erase}
      </button>
      {asking && (
        <button type="button" className="choice border-alarm bg-card font-semibold text-alarm" onClick={onErase}>
          {w.eraseYes}
        </button>
      )}
      {file && (
        <button type="button" className="choice bg-card" aria-expanded={file.Panel !== undefined} onClick={file.toggle}>
          {d.anotherDay}
        </button>
      )}
      {file?.failed && <p role="alert">{d.notLoaded}</p>}
    </div>
  );
}
