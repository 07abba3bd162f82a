import { useLocation, useSearchParams } from 'react-router';
import { servicesAlias } from '#app/site/pages.ts';
import { findAddress } from '#app/site/paths.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const tabs = ['conditions', 'services'] as const;
type Tab = (typeof tabs)[number];

/** The anchor of the services list. */
export const servicesAnchor = 'treatment-diagnostic-services';

interface ShownTab {
  readonly tab: Tab;
  readonly select: (tab: Tab) => void;
  /** Whether the address has been read: the prerendered page knows neither query nor hash. */
  readonly settled: boolean;
}

/** Returns the shown tab: by the query, then a link to the services, then the page's address. Choosing a tab changes the query. */
export function useTab(): ShownTab {
  const [query, setQuery] = useSearchParams();
  const { pathname, hash } = useLocation();
  // A page opened with a query hydrates at once.
  const settled = useHydrated();
  // The address as in the table of pages: it ends in a slash when built, but not in the browser.
  const path = findAddress(pathname)?.path;
  const byName = path === servicesAlias.en || path === servicesAlias.es ? 'services' : 'conditions';
  const byAddress = tabs.find((tab) => tab === query.get('tab')) ?? (hash === `#${servicesAnchor}` ? 'services' : undefined);
  const select = (tab: Tab) =>
    setQuery(
      (previous) => {
        previous.set('tab', tab);
        return previous;
      },
      { replace: true, preventScrollReset: true },
    );
  return { tab: (settled ? byAddress : undefined) ?? byName, select, settled };
}
