import { storageKeys } from '#app/site/storage-keys.ts';
import { type PrivateStorage, privateStorage } from './private-storage.ts';
import type { TextStorage } from './text-storage.ts';
import type { Typed, TypedValue } from './typed.ts';

function parseTyped(text: string | null): Typed {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const isTyped = (one: unknown) =>
      typeof one === 'string' || one === true || (Array.isArray(one) && one.every((part) => typeof part === 'string'));
    return Object.fromEntries(Object.entries(value).filter(([, one]) => isTyped(one)));
  } catch {
    return {};
  }
}

/**
 * What the visitor has typed so far, in this tab alone. Both forms share it, since a question has the same id in both:
 * whoever finds out half-way to be a new patient writes nothing twice. Where storage is blocked it lasts as long as the
 * page, and over a change of language.
 */
export function createDraftStore(storage: TextStorage & Partial<PrivateStorage> = privateStorage(storageKeys.requestDraft)) {
  const listeners = new Set<() => void>();
  let typed: Typed | undefined;
  void storage.ready?.then((text) => {
    const before = parseTyped(text);
    // What was typed since the page was loaded goes over what was there before.
    if (Object.keys(before).length > 0) keep({ ...before, ...typed });
    else if (storage.lost) show(read());
  });

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
    try {
      storage.write(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    } catch {
      // It then lasts as long as the page.
    }
    show(next);
  }

  function read(): Typed {
    typed ??= load();
    return typed;
  }

  return {
    read,
    set(id: string, value: TypedValue) {
      const { [id]: _before, ...rest } = read();
      keep(value === undefined || (value !== true && value.length === 0) ? rest : { ...rest, [id]: value });
    },
    clear: () => keep({}),
    /** What was written before could not be opened again, and nothing has been written since. */
    isLost: () => storage.lost === true,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The one of this tab. */
export const draftStore = createDraftStore();
