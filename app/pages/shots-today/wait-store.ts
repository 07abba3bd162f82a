import { storageKeys } from '#app/site/storage-keys.ts';
import { browserShelf, type Shelf } from '#app/ui/shelf.ts';
import { newWait, parseWait, untilNews, type Wait, type WaitState, waitState } from './wait.ts';

const waitKey = storageKeys.shotWait;

/**
 * The wait of this device. It is worked out from its end and the clock whenever someone looks: after a reload, in
 * another tab, on coming back to the page. Without storage it lasts as long as the page.
 */
export function createWaitStore(shelf: Shelf = browserShelf(waitKey), clock: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let wait: Wait | undefined;
  let loaded = false;
  let state: WaitState | undefined;
  let kept = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function load() {
    loaded = true;
    try {
      wait = parseWait(shelf.read());
    } catch {
      kept = false;
    }
  }

  function keep(next: Wait | undefined) {
    loaded = true;
    wait = next;
    try {
      shelf.write(next ? JSON.stringify(next) : null);
      kept = true;
    } catch {
      kept = false;
    }
  }

  function look(): WaitState {
    if (!loaded) load();
    const next = waitState(wait, clock());
    // What is said of a wait that is no more stays until the visitor starts another.
    if (next.phase === 'none' && (state?.phase === 'stale' || state?.phase === 'clock')) return state;
    if (next.phase === 'stale' || next.phase === 'clock') keep(undefined);
    return JSON.stringify(next) === JSON.stringify(state) && state ? state : next;
  }

  function refresh() {
    state = look();
    for (const listener of listeners) listener();
    clearTimeout(timer);
    const news = untilNews(wait, clock());
    // A moment late rather than early: the minute must be over when we look.
    if (news !== undefined && listeners.size > 0) timer = setTimeout(refresh, news + 50);
  }

  function onStorage({ key }: StorageEvent) {
    if (key !== waitKey && key !== null) return;
    load();
    refresh();
  }

  function onVisible() {
    if (document.visibilityState === 'visible') refresh();
  }

  return {
    read(): WaitState {
      state ??= look();
      return state;
    },
    /** Whether the wait outlives the page. */
    keeps: () => kept,
    start(minutes: number) {
      state = undefined;
      keep(newWait(minutes, clock()));
      refresh();
    },
    clear() {
      state = undefined;
      keep(undefined);
      refresh();
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        document.addEventListener('visibilitychange', onVisible);
      }
      listeners.add(listener);
      refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        removeEventListener('storage', onStorage);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}
