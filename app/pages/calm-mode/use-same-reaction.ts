import { useEffect, useState } from 'react';
import { type Doses, isOld } from './doses.ts';

/**
 * Whether to ask if the doses kept on this device are of the same reaction: as the page is opened, and when it comes back
 * into sight, long after them. Whoever stays with the steps is not asked.
 */
export function useSameReaction(kept: () => Doses | undefined) {
  const [asks, setAsks] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is opened.
  useEffect(() => {
    let answered = 0;
    const look = () => {
      const doses = document.visibilityState === 'visible' ? kept() : undefined;
      if (!doses || doses.first === answered || !isOld(doses, Date.now())) return;
      answered = doses.first;
      setAsks(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { asks, answer: () => setAsks(false) };
}
