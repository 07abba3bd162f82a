import { browserShelf } from '#app/ui/shelf.ts';

const shelf = browserShelf('reloaded', 'sessionStorage');

/**
 * Loads an address as a full page, unless that was already tried for it in this visit: the prerendered page
 * needs no script, so one try usually helps, and a second would only loop. Returns whether it is loading.
 */
export function reloadOnce(target: string): boolean {
  try {
    if (shelf.read() === target) return false;
    shelf.write(target);
  } catch {
    // Storage is blocked, so a loop could not be told from a first try.
    return false;
  }
  if (target === location.href) location.reload();
  else location.assign(target);
  return true;
}
