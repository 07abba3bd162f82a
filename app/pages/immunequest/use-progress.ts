import { useSyncExternalStore } from 'react';
import type { Progress } from './progress.ts';
import { createProgressStore } from './progress-store.ts';

const store = createProgressStore();
const none: Progress = {};

/** The checked days of this browser; none in the prerendered page, which is the same for everyone. */
export function useProgress() {
  const progress = useSyncExternalStore(store.subscribe, store.read, () => none);
  const keeps = useSyncExternalStore(store.subscribe, store.keeps, () => true);
  return { progress, keeps, toggle: store.toggle, clear: store.clear };
}
