import { openedText, sealedText } from './sealed-text.ts';
import { type SharedDevice, sharedDevice } from './shared-device.ts';
import { ensuredTabKey, forgetTabKey, type Named, tabKey } from './tab-key.ts';
import type { TextStorage } from './text-storage.ts';

/** What a private storage is made of: the browser's own, or a test's. */
export interface PrivateStorageTools {
  readonly storage: () => Storage;
  readonly window: () => Named;
  readonly device: SharedDevice;
  /** Calls `work` when the page comes back by Back or Forward as it was left. */
  readonly onReturn: (work: () => void) => void;
}

export interface PrivateStorage extends TextStorage {
  /** What was here before the page was loaded; until then `read` gives what was written since, or nothing. */
  readonly ready: Promise<string | null>;
  /** Something was kept here and can no longer be opened: the browser had closed the tab meanwhile. */
  readonly lost: boolean;
  /** Settled once what was written last is where it stays. */
  settled(): Promise<void>;
}

const ofBrowser: PrivateStorageTools = {
  storage: () => sessionStorage,
  window: () => window,
  device: sharedDevice,
  onReturn: (work) => globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && work()),
};

/**
 * Storage for what somebody writes about their health. In the tab's storage, and so in files of the browser that stay
 * when it is cleared, it is only under a key that is in no file; on a device that is not the visitor's own it is in the
 * page's memory alone.
 */
export function privateStorage(name: string, { storage, window, device, onReturn }: PrivateStorageTools = ofBrowser): PrivateStorage {
  let text: string | null = null;
  let written = false;
  let lost = false;
  /** One after the other, so that an older text is never kept over a newer one. */
  let last: Promise<void> = Promise.resolve();

  async function load(): Promise<string | null> {
    const sealed = storage().getItem(name);
    if (sealed === null) return null;
    const key = await tabKey(window());
    const opened = key && (await openedText(key, sealed, name));
    if (!written) text = opened ?? null;
    if (opened !== undefined) return opened;
    lost = !written;
    storage().removeItem(name);
    return null;
  }

  async function keep(next: string | null): Promise<void> {
    // A later text is already on its way.
    if (next !== text) return;
    if (next === null || device.read()) {
      storage().removeItem(name);
      if (device.read()) forgetTabKey(window());
      return;
    }
    const sealed = await sealedText(await ensuredTabKey(window()), next, name);
    if (next === text && !device.read()) storage().setItem(name, sealed);
  }

  // Where storage is blocked it lasts as long as the page.
  const queue = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => {});
  };

  const ready = load().catch(() => null);
  queue(async () => void (await ready));
  device.subscribe(() => queue(() => keep(text)));
  // Another site may have been here meanwhile, and the key is then gone from the window's name.
  onReturn(() => queue(() => keep(text)));
  return {
    ready,
    get lost() {
      return lost;
    },
    settled: () => last,
    read: () => text,
    write(next) {
      written = true;
      text = next;
      lost = false;
      queue(() => keep(next));
    },
  };
}

/** Storage for what says nothing of the person: in the tab's storage, but on a device that is not the visitor's own in memory alone. */
export function tabStorage(name: string, { storage, device }: Pick<PrivateStorageTools, 'storage' | 'device'> = ofBrowser): TextStorage {
  let memory: string | null = null;
  return {
    read: () => (device.read() ? memory : storage().getItem(name)),
    write(next) {
      memory = next;
      if (next === null || device.read()) storage().removeItem(name);
      else storage().setItem(name, next);
    },
  };
}
