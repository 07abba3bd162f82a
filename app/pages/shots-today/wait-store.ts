import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { newWait, parseWait, untilNews, type WaitState, waitState } from './wait.ts';

/**
 * The wait of this device. It is worked out from its end and the clock whenever someone looks: after a reload, in
 * another tab, on coming back to the page.
 * @param clock gives milliseconds since 1970
 */
export function createWaitStore(clock: () => number = Date.now) {
  const stored = storedState(storageKeys.shotWait, parseWait);
  const listeners = new Set<() => void>();
  let state: WaitState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => {};

  function look(): WaitState {
    const next = waitState(stored.read(), clock());
    // What is said of a wait that is no more stays until the visitor starts another.
    if (next.phase === 'none' && (state?.phase === 'stale' || state?.phase === 'clock')) return state;
    if (!state || JSON.stringify(next) !== JSON.stringify(state)) state = next;
    if (next.phase === 'stale' || next.phase === 'clock') stored.write(null);
    return state;
  }

  function refresh() {
    look();
    for (const listener of listeners) listener();
    clearTimeout(timer);
    const news = untilNews(stored.read(), clock());
    // A moment late rather than early: the minute must be over when we look.
    if (news !== undefined && listeners.size > 0) timer = setTimeout(refresh, news + 50);
  }

  function onVisible() {
    if (document.visibilityState === 'visible') refresh();
  }

  return {
    read: (): WaitState => state ?? look(),
    /** Whether the wait outlives the page. */
    isKept: stored.isKept,
    start(minutes: number) {
      state = undefined;
      stored.write(JSON.stringify(newWait(minutes, clock())));
    },
    clear() {
      state = undefined;
      stored.write(null);
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        unsubscribe = stored.subscribe(refresh);
        document.addEventListener('visibilitychange', onVisible);
      }
      listeners.add(listener);
      refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        unsubscribe();
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}
