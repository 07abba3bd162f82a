/**
 * Which notices of closures a visitor has put away, for this visit to the site. Also read by the script in the page
 * (app/browser/closures.ts), so React stays out. Where storage is blocked they stay away as long as the page.
 */
import { browserShelf } from '#app/ui/shelf.ts';

const shelf = browserShelf('hidden-notices', 'sessionStorage');
const listeners = new Set<() => void>();

/** Ids of the notices put away, spaces between. */
export function readHiddenNotices(): string {
  try {
    return shelf.read() ?? '';
  } catch {
    return document.documentElement.dataset.hiddenNotices ?? '';
  }
}

export function hideNotices(ids: readonly string[]) {
  const hidden = [...new Set([...readHiddenNotices().split(' '), ...ids])].join(' ').trim();
  try {
    shelf.write(hidden);
  } catch {
    document.documentElement.dataset.hiddenNotices = hidden;
  }
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
