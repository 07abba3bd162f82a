import { useCallback, useEffect, useState } from 'react';
import type { Finder } from '#app/parts/site-index/find.ts';
import { finderIn } from '#app/parts/site-index/load.ts';
import type { Language } from '#app/site/language.ts';

interface FinderState {
  readonly finder?: Finder;
  readonly failed: boolean;
  /** Tries a load that failed again. */
  readonly again: () => void;
}

/** The search of the page's language, loaded once the page is hydrated. */
export function useFinder(language: Language): FinderState {
  const [state, setState] = useState<{ finder?: Finder; failed: boolean }>({ failed: false });
  const load = useCallback(() => {
    let left = false;
    setState({ failed: false });
    finderIn(language).then(
      (finder) => left || setState({ finder, failed: false }),
      () => left || setState({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [language]);
  useEffect(load, [load]);
  return { ...state, again: load };
}
