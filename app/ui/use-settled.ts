import { useEffect, useState } from 'react';

/** A value once it has stayed the same for `milliseconds`: a screen reader should hear the result, not every letter on the way. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
