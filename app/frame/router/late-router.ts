import {
  createPath,
  type DataRouter,
  parsePath,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';
import { type BrowserHistory, heldHistory } from './held-history.ts';

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

/**
 * Stands in for the router until somebody goes on inside the site. Most who wake a page do so for a menu, a filter or a game;
 * finding and fetching other pages is a sixth of what React would wake with (decision 030). It knows the page that stands
 * there, sends for the router at the first step away from it, and from then on hands every question on.
 */
export function lateRouter({ state: opened, history, bring, openWhole }: OpenedAt): LateRouter {
  let state = opened;
  let router: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;
  const subscribers = new Map<RouterSubscriber, () => void>();
  let scroll: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  const held = heldHistory(history, opened.location, () => {
    const there = history.location;
    come().catch(() => there.pathname !== opened.location.pathname && openWhole(history.createURL(there).href));
  });

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

  /** Where a step leads, as an address. */
  function hrefOf(to: To | null): string {
    const { pathname = state.location.pathname, search, hash } = typeof to === 'string' ? parsePath(to) : (to ?? {});
    return history.createURL(createPath({ pathname, search, hash })).href;
  }

  /** So that the page can show that it is being left while the router is on its way. */
  function sayLeaving(href: string) {
    const { pathname, search, hash } = new URL(href);
    if (pathname === state.location.pathname) return;
    const location = { pathname, search, hash, state: null, key: 'default', mask: undefined };
    state = { ...state, navigation: { ...state.navigation, state: 'loading', location } as RouterState['navigation'] };
    for (const subscriber of subscribers.keys()) {
      subscriber(state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false });
    }
  }

  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return router ? router.navigate(to) : history.go(to);
    if (router) return router.navigate(to, options);
    const href = hrefOf(to);
    sayLeaving(href);
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
    enableScrollRestoration(...settings) {
      if (router) return router.enableScrollRestoration(...settings);
      scroll = settings;
      return () => {
        scroll = undefined;
      };
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
  };
}
