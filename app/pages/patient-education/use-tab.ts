import { useLocation, useSearchParams } from 'react-router';
import { servicesAlias } from '#app/site/pages.ts';
import { findAddress } from '#app/site/paths.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const tabs = ['conditions', 'services'] as const;
type Tab = (typeof tabs)[number];

/** The anchor of the list of services. */
export const servicesAnchor = 'treatment-diagnostic-services';

interface ShownTab {
  readonly tab: Tab;
  readonly select: (tab: Tab) => void;
  /** Whether the address has been read: the page as it is built knows neither query nor hash. */
  readonly settled: boolean;
}

/** The tab on show: the query decides, then a link to the services, then the name the page was opened by. Choosing a tab changes the query. */
export function useTab(): ShownTab {
  const [query, setQuery] = useSearchParams();
  const { pathname, hash } = useLocation();
  // One that is opened with a query is hydrated by itself.
  const settled = useHydrated();
  // The address as the table writes it: at build it ends in a slash, in the browser it does not.
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
