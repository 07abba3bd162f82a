import { useSyncExternalStore } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { DeviceBox } from './device-box.tsx';
import { deviceWords } from './device-words.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import { sharedDevice } from './shared-device.ts';
import { useSharedDevice } from './use-shared-device.ts';

/** Asks whose device it is, before anything is written on it. */
export function DeviceQuestion({ store = draftStore }: { readonly store?: DraftStore }) {
  const w = useWords(deviceWords);
  const shared = useSharedDevice();
  const lost = useSyncExternalStore(store.subscribe, store.isLost, () => false);
  return (
    <div className="print:hidden">
      {lost && (
        <p role="status" className="mb-4 font-semibold">
          {w.lost}
        </p>
      )}
      <DeviceBox id="not-mine" checked={shared} onChange={sharedDevice.set} label={w.notMine} autoComplete="off" help={w.notMineHelp} />
    </div>
  );
}
