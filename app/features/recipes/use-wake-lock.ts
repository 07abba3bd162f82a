import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Keeps the screen on while a visitor cooks with floury hands. `supported` is false where the device cannot; the
 * lock is lost when the page is hidden and taken again when it comes back, until the visitor switches it off.
 */
export function useWakeLock() {
  const [supported, setSupported] = useState(false);
  const [held, setHeld] = useState(false);
  const wanted = useRef(false);
  const lock = useRef<WakeLockSentinel>(undefined);

  const take = useCallback(async () => {
    try {
      lock.current = await navigator.wakeLock.request('screen');
      lock.current.addEventListener('release', () => setHeld(false));
      setHeld(true);
    } catch {
      // Low battery or the system's settings may refuse: the button then simply stays off.
      setHeld(false);
    }
  }, []);

  useEffect(() => {
    setSupported('wakeLock' in navigator);
    const onVisible = () => {
      if (wanted.current && document.visibilityState === 'visible') void take();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      void lock.current?.release();
    };
  }, [take]);

  function toggle() {
    wanted.current = !held;
    if (held) void lock.current?.release();
    else void take();
  }
  return { supported, held, toggle };
}
