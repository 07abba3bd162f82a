/** What pages keep in the visitor's browser, read and written the same way everywhere. */

/** `localStorage` lasts from visit to visit, `sessionStorage` as long as the tab. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** The text stored under a key; null where there is none, undefined where the browser blocks storage. Never throws. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key; null removes it. False where the browser blocks storage, or has no room. Never throws. */
export function writeStorage(key: string, text: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A stored value to draw from, as `useSyncExternalStore` takes it. */
export interface StoredState<T> {
  /** The same object until the stored text changes. */
  read(): T;
  /** Whether it outlives the page; false where storage is blocked. */
  isKept(): boolean;
  /** Takes the text that `parse` understands; null removes it. */
  write(text: string | null): void;
  /** Calls back after each change, another tab's as well; returns how to end it. */
  subscribe(listener: () => void): () => void;
}

/**
 * A value in the visitor's browser. Where storage is blocked or full it lasts as long as the page.
 * @param parse of the stored text, or of null; what it does not recognise must become a value too, since anything may be stored there
 */
export function storedState<T>(key: string, parse: (text: string | null) => T, area: StorageArea = 'localStorage'): StoredState<T> {
  const listeners = new Set<() => void>();
  /** In place of what cannot be stored. */
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
        // A page out of the browser's cache was told nothing while it was away.
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
