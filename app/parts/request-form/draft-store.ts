import { storageKeys } from '#app/site/storage-keys.ts';
import { storedState } from '#app/ui/storage.ts';
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
 * whoever finds out half-way to be a new patient writes nothing twice.
 */
export function createDraftStore() {
  const { read, write, subscribe } = storedState(storageKeys.requestDraft, parseTyped, 'sessionStorage');
  return {
    read,
    subscribe,
    set(id: string, value: TypedValue) {
      const { [id]: _before, ...rest } = read();
      const next = value === undefined || (value !== true && value.length === 0) ? rest : { ...rest, [id]: value };
      write(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    },
    clear: () => write(null),
  };
}

/** The one of this tab. */
export const draftStore = createDraftStore();
