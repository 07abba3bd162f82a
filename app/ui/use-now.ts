import { useEffect, useState } from 'react';

/**
 * Reads the device's clock while it measures something, in milliseconds since 1970; undefined if nothing is `measured`, and at first.
 * @param every milliseconds between two readings
 */
export function useNow(measured: object | undefined, every: number): number | undefined {
  const [last, setLast] = useState<{ readonly measured: object; readonly now: number }>();
  useEffect(() => {
    if (!measured) return;
    const look = () => setLast({ measured, now: Date.now() });
    look();
    const timer = setInterval(look, every);
    // A dark screen stops all timers: afterwards the clock is read again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [measured, every]);
  return measured && last?.measured === measured ? last.now : undefined;
}
