/**
 * Which notices of closures a visitor has put away, for this visit to the site. Also read by the script in the page
 * (app/inline/closures.ts), so it imports nothing. Where storage is blocked they stay away as long as the page.
 */
const key = 'hidden-notices';
const listeners = new Set<() => void>();

/** Ids of the notices put away, spaces between. */
export function readHiddenNotices(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return document.documentElement.dataset.hiddenNotices ?? '';
  }
}

export function hideNotices(ids: readonly string[]) {
  const hidden = [...new Set([...readHiddenNotices().split(' '), ...ids])].join(' ').trim();
  try {
    sessionStorage.setItem(key, hidden);
  } catch {
    document.documentElement.dataset.hiddenNotices = hidden;
  }
  for (const listener of listeners) listener();
}

export function onHiddenNotices(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
