import { useEffect, useState } from 'react';

/**
 * Returns a text to announce, empty after 5 seconds so that nobody reads it twice. `turn` counts the announcements, from 0 when cleared.
 */
export function useSaidOnce(text: string, turn: number): string {
  const [said, setSaid] = useState(0);
  // Cleared: the first answer of the next conversation has not been announced.
  if (turn < said) setSaid(0);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(turn), 5000);
    return () => clearTimeout(timer);
  }, [turn]);
  return said === turn ? '' : text;
}
