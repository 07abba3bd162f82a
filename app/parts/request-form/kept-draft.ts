import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type StorageKey, storageKeys } from '#app/site/storage-keys.ts';

interface Kept {
  /** The last day on which the draft may be read, in San Antonio. */
  readonly until: string;
  readonly draft: string;
}

/** Briefly replaces a draft that the visitor deletes, so that other tabs delete it too. */
const erased = 'erased';

/** What another tab did with the stored draft. */
export type KeptChange = 'changed' | 'erased';

function parseKept(text: string | null): Kept | undefined {
  const { until, draft } = fieldsOfText(text);
  return typeof until === 'string' && typeof draft === 'string' ? { until, draft } : undefined;
}

/**
 * A draft that outlives its tab, on the visitor's own device and only if the visitor asks for it: anyone who uses that browser can read
 * it until the end of the last of `days` days. A draft past its day is deleted when a page with its form is opened.
 */
export function keptDraft(key: StorageKey = storageKeys.requestKept, days = 1) {
  const today = () => clinicMoment(new Date()).date;
  return {
    /** Returns the draft; `undefined` if none is stored, its day is past, or the browser blocks storage. */
    read(): string | undefined {
      try {
        const kept = parseKept(localStorage.getItem(key));
        if (kept && kept.until >= today()) return kept.draft;
        localStorage.removeItem(key);
      } catch {
        // Where storage is blocked, nothing is stored.
      }
      return undefined;
    },
    /** Stores the draft. Returns whether that worked. */
    write(draft: string): boolean {
      try {
        localStorage.setItem(key, JSON.stringify({ until: addDays(today(), days), draft } satisfies Kept));
        return true;
      } catch {
        return false;
      }
    },
    /** Deletes the stored draft, in other tabs as well if the visitor deleted it. */
    forget(isErased: boolean): void {
      try {
        if (isErased && localStorage.getItem(key) !== null) localStorage.setItem(key, erased);
        localStorage.removeItem(key);
      } catch {
        // Where storage is blocked, nothing is stored.
      }
    },
    /** Calls `listener` when another tab has changed the stored draft, also while this page was set aside by Back or Forward. */
    subscribe(listener: (change: KeptChange) => void): void {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key === key && event.newValue === erased) listener('erased');
        else if (event.key === key || event.key === null) listener('changed');
      });
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && listener('changed'));
    },
  };
}
