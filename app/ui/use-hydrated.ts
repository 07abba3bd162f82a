import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered page and while React hydrates it, true from then on, at once if a page is opened by a link within the site. Its
 * changes are drawn in small steps, so that a slow phone stays quick to the touch.
 */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(hydrated);
}
