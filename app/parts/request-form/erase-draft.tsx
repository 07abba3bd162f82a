import { useState } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { deviceWords } from './device-words.ts';
import { draftStore } from './draft-store.ts';
import { useKept } from './use-kept.ts';
import { useSharedDevice } from './use-shared-device.ts';
import { words } from './words.ts';

/** Offers to keep the answers when the tab is closed, which the browser's own storage of a tab does not. */
function KeepHere({ kept }: { readonly kept: boolean }) {
  const d = useWords(deviceWords);
  return (
    <div className="w-full">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={kept}
          aria-describedby="keep-here-help"
          onChange={({ target }) => draftStore.keepUntilTomorrow(target.checked)}
          className="mt-1 size-5 flex-none accent-oak"
        />
        <span>{d.keepHere}</span>
      </label>
      <p id="keep-here-help" className="max-w-[38em] ps-8 text-base text-quiet">
        {d.keepHereHelp}
      </p>
    </div>
  );
}

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
      {!shared && <KeepHere kept={kept} />}
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
