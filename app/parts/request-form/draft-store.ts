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
 * Stores what the visitor has typed so far, in this tab alone. Both forms share it, since a question has the same id in both:
 * visitors who turn out to be new patients write nothing twice. Where storage is blocked, the draft lasts as long as the page, also
 * through a change of language; where the visitor asked for it, until tomorrow.
 * @param together if all tabs share the stored draft, as one family has one kit: the ids of its questions with several marks. Requests may
 * be for another child in each tab, so the tab that writes last overwrites the stored draft.
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
  /** What the device stores as far as this tab knows. */
  let known: Typed = {};
  if (together) kept.subscribe(takeOver);

  /** Reads what this tab held before the page was loaded, or else what the device stores. */
  function load(): Typed {
    const text = storage.read();
    const later = device.read() ? undefined : kept.read();
    isKept = later !== undefined;
    typed = parseTyped(text ?? later);
    if (together && isKept) typed = joinedWith(later);
    return typed;
  }

  const read = (): Typed => typed ?? load();

  /** Returns what is typed here, joined with what other tabs have stored since this tab last checked. */
  function joinedWith(text: string | undefined): Typed {
    const theirs = parseTyped(text);
    const all = joinedDrafts(theirs, read(), known, together ?? []);
    known = theirs;
    return all;
  }

  /** Shows what another tab has stored, or deletes what that tab deleted. What is no longer stored stays in this tab. */
  function takeOver(change: KeptChange) {
    if (device.read()) return;
    const text = change === 'erased' ? undefined : kept.read();
    const before = read();
    isKept = text !== undefined;
    if (change === 'erased') hold({});
    else hold(text === undefined ? before : joinedWith(text));
  }

  /** Stores a draft in this tab. */
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

  // A device that is not the visitor's own stores nothing.
  device.subscribe(() => device.read() && isKept && keepLonger(false));

  return {
    read,
    /** Whether the draft outlives the tab because the visitor asked for it. */
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
    /** Replaces the draft with one from elsewhere, as JSON. */
    replace: (text: string) => keep(parseTyped(text)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** This tab's draft for requests. */
export const draftStore = createDraftStore();
