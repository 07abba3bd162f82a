import { useEffect, useState } from 'react';

/** Returns the sheet that a button has chosen to print, and its setter; none again once printed. */
export function useChosenSheet<Sheet>() {
  const [sheet, choose] = useState<Sheet>();
  useEffect(() => {
    const onPrinted = () => choose(undefined);
    addEventListener('afterprint', onPrinted);
    return () => removeEventListener('afterprint', onPrinted);
  }, []);
  return { sheet, choose };
}
