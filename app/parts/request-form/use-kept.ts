import { useSyncExternalStore } from 'react';
import { type DraftStore, draftStore } from './draft-store.ts';

/** Returns whether the draft outlives the tab because the visitor asked for it. */
export function useKept(store: DraftStore = draftStore): boolean {
  return useSyncExternalStore(store.subscribe, store.isKept, () => false);
}
