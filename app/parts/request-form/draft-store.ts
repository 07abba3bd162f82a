import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { joinedDrafts } from './joined-drafts.ts';
import { type KeptChange, keptDraft } from './kept-draft.ts';
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
 * @param together where all tabs share what is kept, as one family has one kit: the ids of its questions with several marks. A request may
 * be for another child in each tab, and is kept as the tab has it that wrote last.
 */
export function createDraftStore(
  storage: TextStorage & Partial<PrivateStorage> = privateStorage(storageKeys.requestDraft),
  kept = keptDraft(),
  device: SharedDevice = sharedDevice,
  together?: readonly string[],
) {
  const listeners = new Set<() => void>();
  let typed: Typed | undefined;
  let isKept = false;
  /** What the device keeps as far as this tab knows. */
  let known: Typed = {};
  void storage.ready?.then(async (text) => {
    addBefore(text);
    if (storage.lost) show(read());
    const later = device.read() ? undefined : await kept.read();
    isKept = later !== undefined;
    if (together && isKept) keep(joinedWith(later));
    else if (text === null) addBefore(later ?? null);
    else show(read());
  });
  if (together) kept.subscribe((change) => void takeOver(change));

  /** What is typed here, with what other tabs have kept since this one last looked. */
  function joinedWith(text: string | undefined): Typed {
    const theirs = parseTyped(text ?? null);
    const all = joinedDrafts(theirs, read(), known, together ?? []);
    known = theirs;
    return all;
  }

  /** Shows what another tab has kept, or erases what it erased. What is kept no longer stays in this tab. */
  async function takeOver(change: KeptChange) {
    if (device.read()) return;
    const text = change === 'erased' ? undefined : await kept.read();
    isKept = text !== undefined;
    if (change === 'erased') hold({});
    else if (text === undefined) show(read());
    else hold(joinedWith(text));
  }

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

  /** Has something in this tab. */
  function hold(next: Typed) {
    try {
      storage.write(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    } catch {
      // It then lasts as long as the page.
    }
    show(next);
  }

  function keep(next: Typed) {
    const isEmpty = Object.keys(next).length === 0;
    typed = next;
    if (isKept && isEmpty) noLongerOnDevice(true);
    else if (isKept) keepOnDevice();
    hold(next);
  }

  function read(): Typed {
    typed ??= load();
    return typed;
  }

  function keepLonger(wanted: boolean) {
    if (wanted) keepOnDevice();
    else noLongerOnDevice(false);
    show(read());
  }

  function keepOnDevice() {
    isKept = true;
    const draft = JSON.stringify(read());
    const draftAfter = (before: string | undefined) => {
      if (!together) return draft;
      known = readJoined(before);
      return JSON.stringify(known);
    };
    void kept.write(draftAfter).then((done) => {
      if (done || !isKept) return;
      isKept = false;
      show(read());
    });
  }

  /** As it is then both in this tab and on the device. */
  function readJoined(before: string | undefined): Typed {
    const all = joinedWith(before);
    if (JSON.stringify(all) !== JSON.stringify(read())) hold(all);
    return all;
  }

  function noLongerOnDevice(isErased: boolean) {
    isKept = false;
    known = {};
    void kept.forget(isErased);
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
    isLost: () => (storage.lost === true || kept.isLost()) && Object.keys(read()).length === 0,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The one of this tab for requests. */
export const draftStore = createDraftStore();
