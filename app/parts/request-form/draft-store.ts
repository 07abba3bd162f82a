import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { keptDraft } from './kept-draft.ts';
import { type PrivateStorage, privateStorage } from './private-storage.ts';
import { type SharedDevice, sharedDevice } from './shared-device.ts';
import type { TextStorage } from './text-storage.ts';
import type { Typed, TypedValue } from './typed-value.ts';

function parseTyped(text: string | null): Typed {
  const isTyped = (one: unknown) =>
    typeof one === 'string' || one === true || (Array.isArray(one) && one.every((part) => typeof part === 'string'));
  return Object.fromEntries(Object.entries(fieldsOfText(text)).filter(([, one]) => isTyped(one))) as Typed;
}

/**
 * What the visitor has typed so far, in this tab alone. Both forms share it, since a question has the same id in both:
 * whoever finds out half-way to be a new patient writes nothing twice. Where storage is blocked it lasts as long as the
 * page, and over a change of language; where the visitor asked for it, until tomorrow.
 */
export function createDraftStore(
  storage: TextStorage & Partial<PrivateStorage> = privateStorage(storageKeys.requestDraft),
  kept = keptDraft(),
  device: SharedDevice = sharedDevice,
) {
  const listeners = new Set<() => void>();
  let typed: Typed | undefined;
  let isKept = false;
  void storage.ready?.then(async (text) => {
    addBefore(text);
    if (storage.lost) show(read());
    const later = device.read() ? undefined : await kept.read();
    isKept = later !== undefined;
    if (text === null) addBefore(later ?? null);
    else show(read());
  });

  /** What was typed since the page was loaded goes over what was there before. */
  function addBefore(text: string | null) {
    const before = parseTyped(text);
    if (Object.keys(before).length > 0) keep({ ...before, ...typed });
  }

  function load(): Typed {
    try {
      return parseTyped(storage.read());
    } catch {
      return {};
    }
  }

  function show(next: Typed) {
    typed = next;
    for (const listener of listeners) listener();
  }

  function keep(next: Typed) {
    const text = Object.keys(next).length > 0 ? JSON.stringify(next) : undefined;
    try {
      storage.write(text ?? null);
    } catch {
      // It then lasts as long as the page.
    }
    if (isKept) keepOnDevice(text);
    show(next);
  }

  function read(): Typed {
    typed ??= load();
    return typed;
  }

  function keepLonger(wanted: boolean) {
    keepOnDevice(wanted ? JSON.stringify(read()) : undefined);
    show(read());
  }

  function keepOnDevice(text: string | undefined) {
    isKept = text !== undefined;
    void kept.write(text).then((done) => {
      if (done || !isKept) return;
      isKept = false;
      show(read());
    });
  }

  // A device that is not the visitor's own keeps nothing.
  device.subscribe(() => device.read() && isKept && keepLonger(false));

  return {
    read,
    /** Whether what is written outlives the tab, because the visitor asked for it. */
    isKept: () => isKept,
    keepLonger,
    set(id: string, value: TypedValue) {
      const { [id]: _before, ...rest } = read();
      keep(value === undefined || (value !== true && value.length === 0) ? rest : { ...rest, [id]: value });
    },
    clear: () => keep({}),
    /** Takes a draft from elsewhere, as JSON, in place of what is here. */
    replace: (text: string) => keep(parseTyped(text)),
    /** What was written before could not be opened again, and nothing has been written since. */
    isLost: () => storage.lost === true,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The one of this tab for requests. */
export const draftStore = createDraftStore();
