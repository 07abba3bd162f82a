import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { joinedDrafts } from './joined-drafts.ts';
import { type KeptChange, keptDraft } from './kept-draft.ts';
import { type SharedDevice, sharedDevice } from './shared-device.ts';
import { tabStorage } from './tab-storage.ts';
import type { TextStorage } from './text-storage.ts';
import type { Typed, TypedValue } from './typed-value.ts';

function parseTyped(text: string | null | undefined): Typed {
  const isTyped = (one: unknown) =>
    typeof one === 'string' || one === true || (Array.isArray(one) && one.every((part) => typeof part === 'string'));
  return Object.fromEntries(Object.entries(fieldsOfText(text ?? null)).filter(([, one]) => isTyped(one))) as Typed;
}

/**
 * What the visitor has typed so far, in this tab alone. Both forms share it, since a question has the same id in both:
 * whoever finds out half-way to be a new patient writes nothing twice. Where storage is blocked it lasts as long as the
 * page, and over a change of language; where the visitor asked for it, until tomorrow.
 * @param together where all tabs share what is kept, as one family has one kit: the ids of its questions with several marks. A request may
 * be for another child in each tab, and is kept as the tab has it that wrote last.
 */
export function createDraftStore(
  storage: TextStorage = tabStorage(storageKeys.requestDraft),
  kept = keptDraft(),
  device: SharedDevice = sharedDevice,
  together?: readonly string[],
) {
  const listeners = new Set<() => void>();
  let typed: Typed | undefined;
  let isKept = false;
  /** What the device keeps as far as this tab knows. */
  let known: Typed = {};
  if (together) kept.subscribe(takeOver);

  /** What this tab held before the page was loaded, or else what the device keeps. */
  function load(): Typed {
    const text = storage.read();
    const later = device.read() ? undefined : kept.read();
    isKept = later !== undefined;
    typed = parseTyped(text ?? later);
    if (together && isKept) typed = joinedWith(later);
    return typed;
  }

  const read = (): Typed => typed ?? load();

  /** What is typed here, with what other tabs have kept since this one last looked. */
  function joinedWith(text: string | undefined): Typed {
    const theirs = parseTyped(text);
    const all = joinedDrafts(theirs, read(), known, together ?? []);
    known = theirs;
    return all;
  }

  /** Shows what another tab has kept, or erases what it erased. What is kept no longer stays in this tab. */
  function takeOver(change: KeptChange) {
    if (device.read()) return;
    const text = change === 'erased' ? undefined : kept.read();
    const before = read();
    isKept = text !== undefined;
    if (change === 'erased') hold({});
    else hold(text === undefined ? before : joinedWith(text));
  }

  /** Has something in this tab. */
  function hold(next: Typed) {
    storage.write(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    typed = next;
    for (const listener of listeners) listener();
  }

  function keep(next: Typed) {
    read();
    typed = next;
    if (isKept && Object.keys(next).length === 0) noLongerOnDevice(true);
    else if (isKept) keepOnDevice();
    hold(read());
  }

  function keepLonger(wanted: boolean) {
    read();
    if (wanted) keepOnDevice();
    else noLongerOnDevice(false);
    hold(read());
  }

  function keepOnDevice() {
    if (together) {
      typed = joinedWith(kept.read());
      known = typed;
    }
    isKept = kept.write(JSON.stringify(read()));
  }

  function noLongerOnDevice(isErased: boolean) {
    isKept = false;
    known = {};
    kept.forget(isErased);
  }

  // A device that is not the visitor's own keeps nothing.
  device.subscribe(() => device.read() && isKept && keepLonger(false));

  return {
    read,
    /** Whether what is written outlives the tab, because the visitor asked for it. */
    isKept() {
      read();
      return isKept;
    },
    keepLonger,
    set(id: string, value: TypedValue) {
      const { [id]: _before, ...rest } = read();
      keep(value === undefined || (value !== true && value.length === 0) ? rest : { ...rest, [id]: value });
    },
    clear: () => keep({}),
    /** Takes a draft from elsewhere, as JSON, in place of what is here. */
    replace: (text: string) => keep(parseTyped(text)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The one of this tab for requests. */
export const draftStore = createDraftStore();
