import { useEffect, useState } from 'react';

/** The sheet that a button has chosen to print, and how to choose one; none again once it is printed. */
export function useChosenSheet<Sheet>() {
  const [sheet, choose] = useState<Sheet>();
  useEffect(() => {
    const onPrinted = () => choose(undefined);
    addEventListener('afterprint', onPrinted);
    return () => removeEventListener('afterprint', onPrinted);
  }, []);
  return { sheet, choose };
}
