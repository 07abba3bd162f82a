import { storageKeys } from '#app/site/storage-keys.ts';
import { storedState } from '#app/ui/storage.ts';
import { useStoredState } from '#app/ui/use-stored-state.ts';
import { type Progress, parseProgress, toggleDay } from './progress.ts';

const stored = storedState(storageKeys.immuneQuest, parseProgress);
const none: Progress = {};

/** The checked days of this browser; none in the prerendered page, which is the same for everyone. */
export function useProgress() {
  const { value, isKept } = useStoredState(stored, none);
  return {
    progress: value,
    isKept,
    toggle: (quest: string, day: number) => stored.write(JSON.stringify(toggleDay(stored.read(), quest, day))),
    clear: () => stored.write(null),
  };
}
