/** Reads and writes what pages store in the visitor's browser, in one way. */

/** `localStorage` lasts from visit to visit, `sessionStorage` as long as the tab. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads the text stored under a key; null if there is none, undefined if the browser blocks storage. Never throws. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key; null removes it. False if the browser blocks storage or has no room. Never throws. */
export function writeStorage(key: string, text: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A stored value in the form for `useSyncExternalStore`. */
export interface StoredState<T> {
  /** The same object until the stored text changes. */
  read(): T;
  /** Whether it outlives the page; false if storage is blocked. */
  isKept(): boolean;
  /** Stores a text that `parse` can read; null removes it. */
  write(text: string | null): void;
  /** Calls back after each change, another tab's too; returns a function to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps a value in the visitor's browser. If storage is blocked or full, it lasts as long as the page.
 * @param parse reads the stored text, or null; unknown texts must become a value too, since anything may be stored there
 */
export function storedState<T>(key: string, parse: (text: string | null) => T, area: StorageArea = 'localStorage'): StoredState<T> {
  const listeners = new Set<() => void>();
  /** The text if it cannot be stored. */
  let inMemory: string | null = null;
  let kept = true;
  let last: { readonly text: string | null; readonly value: T } | undefined;

  function readText(): string | null {
    const stored = kept ? readStorage(key, area) : undefined;
    kept = stored !== undefined;
    return stored ?? inMemory;
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) notify();
  }

  return {
    read() {
      const text = readText();
      if (last?.text !== text) last = { text, value: parse(text) };
      return last.value;
    },
    isKept() {
      readText();
      return kept;
    },
    write(text) {
      kept = writeStorage(key, text, area);
      inMemory = kept ? null : text;
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        // A page in the browser's back/forward cache misses changes.
        addEventListener('pageshow', notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', notify);
      };
    },
  };
}
