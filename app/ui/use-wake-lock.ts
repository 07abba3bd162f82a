import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Keeps the screen on while a visitor needs it and cannot touch it: cooking with floury hands, waiting after a shot. `supported` is false
 * if the device cannot; the lock is lost when the page is hidden and taken again when the page returns, until released.
 */
export function useWakeLock() {
  const [supported, setSupported] = useState(false);
  const [held, setHeld] = useState(false);
  const wanted = useRef(false);
  const lock = useRef<WakeLockSentinel>(undefined);

  const take = useCallback(async () => {
    try {
      const taken = await navigator.wakeLock.request('screen');
      // Released while the browser was deciding.
      if (!wanted.current) return void taken.release();
      lock.current = taken;
      taken.addEventListener('release', () => setHeld(false));
      setHeld(true);
    } catch {
      // Low battery or the system's settings may refuse: the button then simply stays off.
      setHeld(false);
    }
  }, []);

  const keep = useCallback(() => {
    wanted.current = true;
    if ('wakeLock' in navigator) void take();
  }, [take]);

  const letGo = useCallback(() => {
    wanted.current = false;
    void lock.current?.release();
  }, []);

  useEffect(() => {
    setSupported('wakeLock' in navigator);
    const onVisible = () => {
      if (wanted.current && document.visibilityState === 'visible') void take();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      wanted.current = false;
      void lock.current?.release();
    };
  }, [take]);

  return { supported, held, keep, letGo, toggle: held ? letGo : keep };
}
