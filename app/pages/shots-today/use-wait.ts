import { useSyncExternalStore } from 'react';
import type { WaitState } from './wait.ts';
import { createWaitStore } from './wait-store.ts';

const store = createWaitStore();
const none: WaitState = { phase: 'none' };

/** The wait of this device; none in the prerendered page, which is the same for everyone. */
export function useWait() {
  const state = useSyncExternalStore(store.subscribe, store.read, () => none);
  const isKept = useSyncExternalStore(store.subscribe, store.isKept, () => true);
  return { state, isKept, start: store.start, clear: store.clear };
}
