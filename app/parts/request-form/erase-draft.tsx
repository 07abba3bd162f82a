import { useState } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceBox } from './device-box.tsx';
import { deviceWords } from './device-words.ts';
import { draftStore } from './draft-store.ts';
import { useKept } from './use-kept.ts';
import { useSharedDevice } from './use-shared-device.ts';
import { words } from './words.ts';

/** Where the answers are kept, and the button that takes them away, after asking once. */
export function EraseDraft({ onErase }: { readonly onErase: () => void }) {
  const w = useWords(words);
  const d = useWords(deviceWords);
  const shared = useSharedDevice();
  const kept = useKept();
  const [asking, setAsking] = useState(false);
  const where = shared ? d.keptInPage : kept ? d.keptHere : w.draftKept;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 print:hidden">
      {/* The browser's own storage of a tab is gone when the tab is closed. */}
      {!shared && (
        <div className="w-full">
          <DeviceBox id="keep-here" checked={kept} onChange={draftStore.keepUntilTomorrow} label={d.keepHere} help={d.keepHereHelp} />
        </div>
      )}
      <p role="status" className="text-base text-quiet">
        {asking ? w.eraseSure : where}
      </p>
      {/* The button that asks becomes the one that keeps: a double tap erases nothing, and the focus stays. */}
      <button type="button" className="choice bg-card" onClick={() => setAsking(!asking)}>
        {asking ? w.eraseNo : w.erase}
      </button>
      {asking && (
        <button type="button" className="choice border-alarm bg-card font-semibold text-alarm" onClick={onErase}>
          {w.eraseYes}
        </button>
      )}
    </div>
  );
}
