import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { useStoredState } from '#app/ui/use-stored-state.ts';
import { emptyPlan, type PathPlan, parsePlan } from './path.ts';
import { type Progress, parseProgress, toggleDay } from './progress.ts';

const stored = storedState(storageKeys.immuneQuest, parseProgress);
const storedPlan = storedState(storageKeys.immuneQuestPath, parsePlan);
const none: Progress = {};

/** This browser's checked days and chosen path; none in the prerendered page, which is the same for everyone. */
export function useProgress() {
  const { value, isKept } = useStoredState(stored, none);
  const { value: plan } = useStoredState(storedPlan, emptyPlan);
  return {
    progress: value,
    plan,
    isKept,
    toggle: (quest: string, day: number) => stored.write(JSON.stringify(toggleDay(stored.read(), quest, day))),
    change: (part: Partial<PathPlan>) => storedPlan.write(JSON.stringify({ ...storedPlan.read(), ...part })),
    clear: () => {
      stored.write(null);
      storedPlan.write(null);
    },
  };
}
