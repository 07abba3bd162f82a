import { useEffect, useState } from 'react';

/**
 * The device's clock while it measures something, in milliseconds since 1970; undefined where nothing is `measured`, and until the
 * first look.
 * @param every milliseconds from one look to the next
 */
export function useNow(measured: object | undefined, every: number): number | undefined {
  const [last, setLast] = useState<{ readonly measured: object; readonly now: number }>();
  useEffect(() => {
    if (!measured) return;
    const look = () => setLast({ measured, now: Date.now() });
    look();
    const timer = setInterval(look, every);
    // A dark screen stops all ticks: on coming back the clock is read anew.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [measured, every]);
  return measured && last?.measured === measured ? last.now : undefined;
}
