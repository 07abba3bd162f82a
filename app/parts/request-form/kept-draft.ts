import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type StorageKey, storageKeys } from '#app/site/storage-keys.ts';

interface Kept {
  /** The last day on which it is given back, in San Antonio. */
  readonly until: string;
  readonly draft: string;
}

/** Stands for a moment in the place of a draft that the visitor erases, so that other tabs erase it as well. */
const erased = 'erased';

/** What another tab did with the kept draft. */
export type KeptChange = 'changed' | 'erased';

function parseKept(text: string | null): Kept | undefined {
  const { until, draft } = fieldsOfText(text);
  return typeof until === 'string' && typeof draft === 'string' ? { until, draft } : undefined;
}

/**
 * A draft that outlives its tab, on the visitor's own device and only if they ask for it: readable for whoever uses that browser, until the
 * end of the last of `days` days. What is past its day is removed when a page with its form is opened.
 */
export function keptDraft(key: StorageKey = storageKeys.requestKept, days = 1) {
  const today = () => clinicMoment(new Date()).date;
  return {
    /** The draft; `undefined` where none is kept, its day is past, or the browser blocks storage. */
    read(): string | undefined {
      try {
        const kept = parseKept(localStorage.getItem(key));
        if (kept && kept.until >= today()) return kept.draft;
        localStorage.removeItem(key);
      } catch {
        // Where storage is blocked nothing is kept.
      }
      return undefined;
    },
    /** Keeps the draft. Returns whether that could be done. */
    write(draft: string): boolean {
      try {
        localStorage.setItem(key, JSON.stringify({ until: addDays(today(), days), draft } satisfies Kept));
        return true;
      } catch {
        return false;
      }
    },
    /** Removes the kept draft, from other tabs as well where the visitor erased it. */
    forget(isErased: boolean): void {
      try {
        if (isErased && localStorage.getItem(key) !== null) localStorage.setItem(key, erased);
        localStorage.removeItem(key);
      } catch {
        // Where storage is blocked nothing is kept.
      }
    },
    /** Calls `listener` when another tab has changed the kept draft, also while this page was set aside by Back or Forward. */
    subscribe(listener: (change: KeptChange) => void): void {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key === key && event.newValue === erased) listener('erased');
        else if (event.key === key || event.key === null) listener('changed');
      });
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && listener('changed'));
    },
  };
}
