import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type StorageKey, storageKeys } from '#app/site/storage-keys.ts';
import { ensuredKeptKey, forgetKeptKey, keptKey } from './kept-key.ts';
import { openedText, sealedText } from './sealed-text.ts';

interface Kept {
  /** The last day on which it is given back, in San Antonio. */
  readonly until: string;
  /** Locked. */
  readonly draft: string;
}

function parseKept(text: string | null): Kept | undefined {
  const { until, draft } = fieldsOfText(text);
  return typeof until === 'string' && typeof draft === 'string' ? { until, draft } : undefined;
}

/**
 * A draft that outlives its tab, on the visitor's own device and only if they ask for it: locked on the device, and opened for whoever
 * uses it, until the end of the last of `days` days. What is past its day is taken away when a page with its form is opened.
 */
export function keptDraft(key: StorageKey = storageKeys.requestKept, days = 1) {
  const today = () => clinicMoment(new Date()).date;
  let latest: string | undefined;
  /** One after the other, so that an older draft is never kept over a newer one. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };

  async function forget(): Promise<void> {
    localStorage.removeItem(key);
    await forgetKeptKey(key);
  }

  async function opened(): Promise<string | undefined> {
    const kept = parseKept(localStorage.getItem(key));
    const lock = kept && kept.until >= today() ? await keptKey(key) : undefined;
    const draft = kept && lock && (await openedText(lock, kept.draft, key));
    if (draft === undefined) await forget();
    return draft;
  }

  async function lock(draft: string): Promise<void> {
    const sealed = await sealedText(await ensuredKeptKey(key), draft, key);
    if (draft === latest) localStorage.setItem(key, JSON.stringify({ until: addDays(today(), days), draft: sealed } satisfies Kept));
  }

  return {
    /** The draft; `undefined` where none is wanted here, its day is past, or the browser blocks storage. */
    read: (): Promise<string | undefined> => inTurn(opened).catch(() => undefined),
    /** Keeps a draft, or takes the kept one away. Whether that could be done. */
    write(draft: string | undefined): Promise<boolean> {
      latest = draft;
      try {
        // At once: a page that is being closed may not come to the rest.
        if (draft === undefined) localStorage.removeItem(key);
      } catch {
        // Where storage is blocked nothing is kept.
      }
      return inTurn(() => (draft === undefined ? forget() : lock(draft))).then(
        () => true,
        () => false,
      );
    },
  };
}
