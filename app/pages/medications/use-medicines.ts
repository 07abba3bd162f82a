import { useEffect, useState } from 'react';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { medicinesIn } from '#app/parts/medicines/load.ts';
import { useLanguage } from '#app/ui/use-language.ts';

/**
 * The medicines to search and to plan with; undefined in the prerendered page and until they have come. A load that failed
 * is tried again when the connection returns.
 */
export function useMedicines(): { readonly medicines: readonly ListedMedication[] | undefined; readonly failed: boolean } {
  const language = useLanguage();
  const [medicines, setMedicines] = useState<readonly ListedMedication[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isShown = true;
    const load = () =>
      medicinesIn(language).then(
        (loaded) => {
          if (!isShown) return;
          setMedicines(loaded);
          setFailed(false);
        },
        () => isShown && setFailed(true),
      );
    setMedicines(undefined);
    void load();
    addEventListener('online', load);
    return () => {
      isShown = false;
      removeEventListener('online', load);
    };
  }, [language]);

  return { medicines, failed };
}
