import { startTransition, useEffect, useState } from 'react';

/**
 * False in the prerendered page, true once React answers: for controls that do nothing without it. What it changes is
 * drawn in small steps, so that a slow phone stays quick to the touch.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
