import { useSyncExternalStore } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { deviceWords } from './device-words.ts';
import { draftStore } from './draft-store.ts';
import { sharedDevice } from './shared-device.ts';
import { useSharedDevice } from './use-shared-device.ts';

/** Asks whose device it is, before anything is written on it. */
export function DeviceQuestion() {
  const w = useWords(deviceWords);
  const shared = useSharedDevice();
  const lost = useSyncExternalStore(draftStore.subscribe, draftStore.isLost);
  return (
    <div className="print:hidden">
      {lost && (
        <p role="status" className="mb-4 font-semibold">
          {w.lost}
        </p>
      )}
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={shared}
          autoComplete="off"
          aria-describedby="not-mine-help"
          onChange={({ target }) => sharedDevice.set(target.checked)}
          className="mt-1 size-5 flex-none accent-oak"
        />
        <span>{w.notMine}</span>
      </label>
      <p id="not-mine-help" className="max-w-[38em] ps-8 text-base text-quiet">
        {w.notMineHelp}
      </p>
    </div>
  );
}
