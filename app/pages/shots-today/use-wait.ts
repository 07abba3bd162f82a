import { useEffect, useState } from 'react';
import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { useNow } from '#app/ui/use-now.ts';
import { useStoredState } from '#app/ui/use-stored-state.ts';
import { newWait, parseWait, type WaitState, waitState } from './wait.ts';

const stored = storedState(storageKeys.shotWait, parseWait);

const none: WaitState = { phase: 'none' };

/**
 * Returns this device's wait; none in the prerendered page. Each time it is computed from its start, its end and the clock: after a
 * reload, in another tab, on coming back to the page.
 */
export function useWait() {
  const { value: wait, isKept } = useStoredState(stored, undefined);
  const now = useNow(wait, 1000);
  const current = wait && now !== undefined ? waitState(wait, now) : undefined;
  const [lost, setLost] = useState(none);

  // A lost wait's message stays until the visitor starts another; the wait itself is deleted.
  useEffect(() => {
    if (!current) return;
    const isLost = current.phase === 'stale' || current.phase === 'clock';
    setLost(isLost ? current : none);
    if (isLost) stored.write(null);
  }, [current]);

  return {
    state: current ?? lost,
    /** Whether the wait outlives the page. */
    isKept,
    start: (minutes: number) => stored.write(JSON.stringify(newWait(minutes, Date.now()))),
    clear: () => stored.write(null),
  };
}
