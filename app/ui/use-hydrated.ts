import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page, true once React answers: for controls that do nothing without it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
