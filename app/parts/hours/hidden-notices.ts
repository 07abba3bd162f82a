/**
 * Remembers which closure notices a visitor has hidden, for this visit to the site. The script in the page (app/browser/closures.ts) reads
 * them too, so React is not used. If storage is blocked, the document remembers them for both.
 */
import { readStorage, writeStorage } from '#app/lib/storage.ts';

const key = 'hidden-notices';
const listeners = new Set<() => void>();

/** Returns the ids of hidden notices, joined by spaces. */
export function readHiddenNotices(): string {
  return readStorage(key, 'sessionStorage') ?? document.documentElement.dataset.hiddenNotices ?? '';
}

export function hideNotices(ids: readonly string[]) {
  const hidden = [...new Set([...readHiddenNotices().split(' '), ...ids])].join(' ').trim();
  if (!writeStorage(key, hidden, 'sessionStorage')) document.documentElement.dataset.hiddenNotices = hidden;
  for (const listener of listeners) listener();
}

export function onHiddenNotices(listener: () => void) {
  listeners.add(listener);
  // A page that Back restores from the browser's cache has missed what was hidden on others.
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
  };
}
