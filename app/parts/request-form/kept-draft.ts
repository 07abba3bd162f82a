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

/** Stands for a moment in the place of a draft that the visitor erases, so that other tabs erase it as well. */
const erased = 'erased';

/** What another tab did with the kept draft. */
export type KeptChange = 'changed' | 'erased';

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
  let isWanted = false;
  let isLost = false;
  /** One after the other, in all tabs, so that an older draft is never kept over a newer one. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const locks = globalThis.navigator?.locks;
    const done = last.then(async () => (locks ? locks.request(key, work) : work()));
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
    isLost = kept !== undefined && kept.until >= today() && draft === undefined;
    if (draft === undefined) await forget();
    return draft;
  }

  async function lock(draftAfter: (before: string | undefined) => string): Promise<void> {
    const draft = draftAfter(await opened());
    const sealed = await sealedText(await ensuredKeptKey(key), draft, key);
    if (isWanted) localStorage.setItem(key, JSON.stringify({ until: addDays(today(), days), draft: sealed } satisfies Kept));
  }

  const done = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      () => false,
    );

  return {
    /** The draft; `undefined` where none is wanted here, its day is past, or the browser blocks storage. */
    read: (): Promise<string | undefined> => inTurn(opened).catch(() => undefined),
    /** Whether the last read found a draft within its days that the browser had taken the key of. */
    isLost: () => isLost,
    /** Keeps what `draftAfter` makes of the draft that is kept by then. Whether that could be done. */
    write(draftAfter: (before: string | undefined) => string): Promise<boolean> {
      isWanted = true;
      return done(inTurn(() => lock(draftAfter)));
    },
    /** Takes the kept draft away, from other tabs as well where the visitor erased it. Whether that could be done. */
    forget(isErased: boolean): Promise<boolean> {
      isWanted = false;
      try {
        // At once: a page that is being closed may not come to the rest.
        if (isErased && localStorage.getItem(key) !== null) localStorage.setItem(key, erased);
        localStorage.removeItem(key);
      } catch {
        // Where storage is blocked nothing is kept.
      }
      return done(inTurn(forget));
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
