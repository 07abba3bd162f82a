/**
 * Which notices of closures a visitor has put away, for this visit to the site. Also read by the script in the page
 * (app/browser/closures.ts), so React stays out. Where storage is blocked the document remembers them for both.
 */
import { readStorage, writeStorage } from '#app/lib/storage.ts';

const key = 'hidden-notices';
const listeners = new Set<() => void>();

/** Ids of the notices put away, spaces between. */
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
  // A page that Back brings out of the browser's cache has missed what was put away on others.
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
  };
}
