import { createElement } from 'react';
import { type DataRouteMatch, type Location, matchRoutes, NavigationType, type RouterState } from 'react-router';
import type { OpenedPage } from '#app/site/opened-page.ts';

/** A route's module as React Router builds it: its components take what they need from the router's contexts. */
interface RouteModule {
  readonly default: React.ComponentType;
  readonly ErrorBoundary?: React.ComponentType;
  readonly Layout?: React.ComponentType<{ children: React.ReactNode }>;
}

/** What the router would draw for a route; the frame stands in its own layout, an error in its place too. */
function elementsOf({ default: View, ErrorBoundary, Layout }: RouteModule) {
  const within = (part: React.ReactNode) => (Layout ? createElement(Layout, null, part) : part);
  return {
    element: within(createElement(View)),
    errorElement: ErrorBoundary && within(createElement(ErrorBoundary)),
    hasErrorBoundary: ErrorBoundary !== undefined,
  };
}

/**
 * The state the router itself would begin with on a page: the frame, and the page in it, at `location`. Throws when the
 * address is none of the page's, as where a host answers an unknown address with some page.
 */
export function openedState({ modules, state: { loaderData } }: OpenedPage, location: Location): RouterState {
  const [frame, page] = Object.entries(modules).map(([id, module]) => ({ id, path: id, ...elementsOf(module as RouteModule) }));
  if (!frame || !page) throw new Error('A page is made of a frame and a page in it');
  const matches = matchRoutes([{ ...frame, path: '', children: [page] }], location) as DataRouteMatch[] | null;
  if (!matches) throw new Error(`${location.pathname} is not an address of ${page.id}`);
  return {
    historyAction: NavigationType.Pop,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    // Not the router's own constant, which would bring all of it along.
    navigation: { state: 'idle' } as RouterState['navigation'],
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
