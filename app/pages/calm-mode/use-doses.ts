import { useEffect, useState } from 'react';
import { storageKeys } from '#app/site/storage-keys.ts';
import { browserShelf } from '#app/ui/shelf.ts';
import { type Doses, parseDoses, secondsLeft } from './doses.ts';

const shelf = browserShelf(storageKeys.emergencyDoses);

/** More often than once a second, so that no second of the clock is skipped. */
const tick = 250;

function kept(): Doses | undefined {
  try {
    return parseDoses(shelf.read(), Date.now());
  } catch {
    // Storage is blocked: the clock then lasts as long as the page.
    return undefined;
  }
}

/** When epinephrine was given on this device, and the seconds until a second dose of `minutes` is due; nothing in the prerendered page. */
export function useDoses(minutes: number) {
  const [doses, setDoses] = useState<Doses>();
  const [now, setNow] = useState(0);

  useEffect(() => setDoses(kept()), []);
  useEffect(() => {
    if (!doses) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, tick);
    // A dark screen stops all ticks: on coming back the clock is read anew.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [doses]);

  function keep(next: Doses | undefined) {
    setNow(Date.now());
    setDoses(next);
    try {
      shelf.write(next ? JSON.stringify(next) : null);
    } catch {
      // As above.
    }
  }

  return {
    doses,
    left: doses ? secondsLeft(doses, minutes, now || doses.first) : undefined,
    giveFirst: () => keep({ first: Date.now() }),
    giveSecond: () => doses && keep({ ...doses, second: Date.now() }),
    clear: () => keep(undefined),
    kept,
  };
}
