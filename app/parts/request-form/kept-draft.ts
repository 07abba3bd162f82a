import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { storageKeys } from '#app/site/storage-keys.ts';

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
 * uses it, until the end of the next day. What is past its day is taken away when a page with a form is opened.
 */
export function keptDraft(storage: () => Storage = () => localStorage, today = () => clinicMoment(new Date()).date) {
  return {
    /** The draft; `undefined` where none is wanted here, or its day is past. */
    read(): string | undefined {
      try {
        const kept = parseKept(storage().getItem(storageKeys.requestKept));
        if (kept && kept.until >= today()) return kept.draft;
        storage().removeItem(storageKeys.requestKept);
      } catch {
        // Where storage is blocked nothing is kept.
      }
      return undefined;
    },
    /** Whether it is kept now. */
    write(draft: string | undefined): boolean {
      try {
        if (draft === undefined) storage().removeItem(storageKeys.requestKept);
        else storage().setItem(storageKeys.requestKept, JSON.stringify({ until: addDays(today(), 1), draft } satisfies Kept));
        return draft !== undefined;
      } catch {
        return false;
      }
    },
  };
}
