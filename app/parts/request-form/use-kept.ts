import { useSyncExternalStore } from 'react';
import { draftStore } from './draft-store.ts';

/** Whether what is written outlives the tab, because the visitor asked for it. */
export function useKept(): boolean {
  return useSyncExternalStore(draftStore.subscribe, draftStore.isKept, () => false);
}
