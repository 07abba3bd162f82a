import { useState } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { deviceWords } from './device-words.ts';
import { useSharedDevice } from './use-shared-device.ts';
import { words } from './words.ts';

/** Where the answers are kept, and the button that takes them away, after asking once. */
export function EraseDraft({ onErase }: { readonly onErase: () => void }) {
  const w = useWords(words);
  const d = useWords(deviceWords);
  const shared = useSharedDevice();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 print:hidden">
      <p role="status" className="text-base text-quiet">
        {asking ? w.eraseSure : shared ? d.keptInPage : w.draftKept}
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
