import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type StorageKey, storageKeys } from '#app/site/storage-keys.ts';

interface Kept {
  /** The last day on which it is given back, in San Antonio. */
  readonly until: string;
  readonly draft: string;
}

function parseKept(text: string | null): Kept | undefined {
  try {
    const { until, draft }: Partial<Record<keyof Kept, unknown>> = JSON.parse(text ?? '{}') ?? {};
    return typeof until === 'string' && typeof draft === 'string' ? { until, draft } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A draft that outlives its tab, on the visitor's own device and only if they ask for it: on the device, readable to whoever
 * uses it, until the end of the last of `days` days. What is past its day is taken away when a page with its form is opened.
 */
export function keptDraft(
  key: StorageKey = storageKeys.requestKept,
  days = 1,
  storage: () => Storage = () => localStorage,
  today = () => clinicMoment(new Date()).date,
) {
  return {
    /** The draft; `undefined` where none is wanted here, or its day is past. */
    read(): string | undefined {
      try {
        const kept = parseKept(storage().getItem(key));
        if (kept && kept.until >= today()) return kept.draft;
        storage().removeItem(key);
      } catch {
        // Where storage is blocked nothing is kept.
      }
      return undefined;
    },
    /** Whether it is kept now. */
    write(draft: string | undefined): boolean {
      try {
        if (draft === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify({ until: addDays(today(), days), draft } satisfies Kept));
        return draft !== undefined;
      } catch {
        return false;
      }
    },
  };
}
