import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for `milliseconds`: a screen reader should read the result, not every letter. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
