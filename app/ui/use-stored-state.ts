import { useSyncExternalStore } from 'react';
import type { StoredState } from '#app/lib/storage.ts';

/**
 * Reads a stored value, and whether it outlives the page.
 * @param prerendered the prerendered page's value, the same for everyone; always the same object
 */
export function useStoredState<T>(state: StoredState<T>, prerendered: T): { readonly value: T; readonly isKept: boolean } {
  const value = useSyncExternalStore(state.subscribe, state.read, () => prerendered);
  const isKept = useSyncExternalStore(state.subscribe, state.isKept, () => true);
  return { value, isKept };
}
