import { createPath, type Location, NavigationType, type UNSAFE_createBrowserHistory } from 'react-router';

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

export interface HeldHistory {
  /** To be given to the router: stays at the place that the page shows, until released. */
  readonly history: BrowserHistory;
  /** To be called when the router listens: it hears where the visitor is by now, as of a step back or forward. */
  readonly release: () => void;
}

/**
 * The browser's history for a router that comes later than the page it answers for. `shown` is the place that the page shows;
 * `onStep` is called for each step back or forward before the release.
 */
export function heldHistory(history: BrowserHistory, shown: () => Location, onStep: () => void): HeldHistory {
  let released = false;
  let tell: Listener | undefined;
  history.listen((step) => (released ? tell?.(step) : onStep()));
  return {
    history: Object.create(history, {
      location: { get: () => (released ? history.location : shown()) },
      listen: {
        value(listener: Listener) {
          tell = listener;
          return () => {
            tell = undefined;
          };
        },
      },
    }),
    release() {
      released = true;
      if (createPath(history.location) === createPath(shown())) return;
      tell?.({ action: NavigationType.Pop, location: history.location, delta: null });
    },
  };
}
