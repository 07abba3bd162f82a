import {
  createPath,
  type DataRouter,
  NavigationType,
  parsePath,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';
import { type BrowserHistory, heldHistory } from './held-history.ts';
import { leftAt, placeKey } from './places.ts';

/** What the router's components ask of it. */
type Asked =
  | 'basename'
  | 'future'
  | 'state'
  | 'window'
  | 'routes'
  | 'manifest'
  | 'subscribe'
  | 'enableScrollRestoration'
  | 'navigate'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation';

export type LateRouter = Pick<DataRouter, Asked> & {
  /** Sends for the router itself, once. Rejects when it cannot be had; the next call tries again. */
  readonly come: () => Promise<DataRouter>;
};

export interface OpenedAt {
  /** The state that the router itself would begin with. */
  readonly state: RouterState;
  readonly history: BrowserHistory;
  /** Makes the router. */
  readonly bring: (history: BrowserHistory) => Promise<DataRouter>;
  /** Leaves for an address as a link does where no script runs. */
  readonly openWhole: (href: string) => void;
}

/** Options that the router's own `Form` gives. */
type Step = RouterNavigateOptions & { readonly formData?: FormData };

/**
 * Stands in for the router until somebody goes on to another page. Most who wake a page do so for a menu, a filter or a game;
 * finding and fetching other pages is a sixth of what React would wake with (decision 030). It knows the page that stands
 * there and answers steps within it, to a tab or a section, as the router would, also without a connection. At the first step
 * away it sends for the router, and from then on hands every question on.
 */
export function lateRouter({ state: opened, history, bring, openWhole }: OpenedAt): LateRouter {
  let state = opened;
  let router: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;
  const subscribers = new Map<RouterSubscriber, () => void>();
  let scroll: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  const held = heldHistory(history, () => state.location, onStep);

  async function take(): Promise<DataRouter> {
    const made = await bring(held.history);
    router = made;
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, made.subscribe(subscriber));
    if (scroll) made.enableScrollRestoration(...scroll);
    held.release();
    return made;
  }

  function come(): Promise<DataRouter> {
    coming ??= take().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }

  function change(part: Partial<RouterState>, flushSync = false) {
    state = { ...state, ...part };
    for (const subscriber of subscribers.keys()) {
      subscriber(state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync });
    }
  }

  /** The page shows another place of itself, to which the history has gone; its data are the same. */
  function moveWithin(historyAction: NavigationType, { preventScrollReset = false, flushSync }: RouterNavigateOptions = {}) {
    const [places] = scroll ?? [];
    if (places) places[placeKey(state.location)] = leftAt();
    const { location } = history;
    change({ location, historyAction, preventScrollReset, restoreScrollPosition: places?.[placeKey(location)] ?? null }, flushSync);
  }

  function onStep() {
    const there = history.location;
    if (there.pathname === state.location.pathname) return moveWithin(NavigationType.Pop);
    // To a page that this tab showed before the present one was loaded anew.
    come().catch(() => openWhole(history.createURL(there).href));
  }

  /** Where a step leads, as an address; what a form sends is in its query. */
  function targetOf(to: To | null, formData?: FormData): URL {
    const { pathname = state.location.pathname, search, hash } = typeof to === 'string' ? parsePath(to) : (to ?? {});
    const target = history.createURL(createPath({ pathname, search, hash }));
    if (formData) target.search = String(new URLSearchParams([...formData].map(([name, value]) => [name, String(value)])));
    return target;
  }

  async function navigate(to: To | number | null, options?: Step): Promise<void> {
    if (typeof to === 'number') return router ? router.navigate(to) : history.go(to);
    if (router) return router.navigate(to, options);
    const { pathname, search, hash, href } = targetOf(to, options?.formData);
    if (pathname === state.location.pathname) {
      const action = options?.replace ? NavigationType.Replace : NavigationType.Push;
      if (options?.replace) history.replace({ pathname, search, hash }, options.state);
      else history.push({ pathname, search, hash }, options?.state);
      return moveWithin(action, options);
    }
    // So that the page can show that it is being left while the router is on its way.
    const location = { pathname, search, hash, state: null, key: 'default', mask: undefined };
    change({ navigation: { ...state.navigation, state: 'loading', location } as RouterState['navigation'] });
    const made = await come().catch(() => openWhole(href));
    return made?.navigate(to, options);
  }

  return {
    come,
    navigate,
    get basename() {
      return '/';
    },
    get future() {
      return router?.future ?? {};
    },
    get state() {
      return router?.state ?? state;
    },
    get window() {
      return window;
    },
    get routes() {
      return router?.routes ?? [];
    },
    get manifest() {
      return router?.manifest ?? {};
    },
    subscribe(subscriber) {
      subscribers.set(subscriber, router?.subscribe(subscriber) ?? (() => {}));
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    enableScrollRestoration(places) {
      scroll = [places, leftAt, placeKey];
      if (router) return router.enableScrollRestoration(...scroll);
      return () => {
        scroll = undefined;
      };
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
  };
}
