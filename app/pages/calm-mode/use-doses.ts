import { useState } from 'react';
import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { useNow } from '#app/ui/use-now.ts';
import { useStoredState } from '#app/ui/use-stored-state.ts';
import { type Doses, parseDoses, secondsLeft } from './doses.ts';

const stored = storedState(storageKeys.emergencyDoses, (text) => parseDoses(text, Date.now()));

/** Milliseconds; several times a second, so that the clock skips no second. */
const tick = 250;

/**
 * When epinephrine was given on this device, and the seconds until a second dose after `minutes`; both undefined when
 * prerendered. A practice run is not `remembered`.
 */
export function useDoses(minutes: number, remembered = true) {
  const { value: given } = useStoredState(stored, undefined);
  const [practiced, setPracticed] = useState<Doses>();
  const doses = remembered ? given : practiced;
  const now = useNow(doses, tick);

  function keep(next: Doses | undefined) {
    if (remembered) stored.write(next ? JSON.stringify(next) : null);
    else setPracticed(next);
  }

  return {
    doses,
    left: doses ? secondsLeft(doses, minutes, now ?? doses.second ?? doses.first) : undefined,
    giveFirst: () => keep({ first: Date.now() }),
    giveSecond: () => doses && keep({ ...doses, second: Date.now() }),
    clear: () => keep(undefined),
    kept: stored.read,
  };
}
