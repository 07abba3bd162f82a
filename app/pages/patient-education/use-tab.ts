import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

export const tabs = ['conditions', 'services'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tab on show: the query decides, and choosing a tab changes the query. Undefined where no script runs;
 * then both lists stand one after the other.
 */
export function useTab(): [Tab | undefined, (tab: Tab) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = tabs.find((tab) => tab === query.get('tab'));
  const select = (tab: Tab) =>
    setQuery(
      (previous) => {
        previous.set('tab', tab);
        return previous;
      },
      { replace: true, preventScrollReset: true },
    );
  return [hydrated ? (asked ?? 'conditions') : undefined, select];
}
