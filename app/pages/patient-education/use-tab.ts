import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const tabs = ['conditions', 'services'] as const;
export type Tab = (typeof tabs)[number];

/** The tab on show: the query decides, and choosing a tab changes the query. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  // The page as it is built knows no query; one that is opened with it is hydrated by itself.
  const asked = hydrated ? tabs.find((tab) => tab === query.get('tab')) : undefined;
  const select = (tab: Tab) =>
    setQuery(
      (previous) => {
        previous.set('tab', tab);
        return previous;
      },
      { replace: true, preventScrollReset: true },
    );
  return [asked ?? 'conditions', select];
}
