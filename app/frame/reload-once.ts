import { browserShelf } from '#app/ui/shelf.ts';

const shelf = browserShelf('reloaded', 'sessionStorage');

/** The address that this very document was loaded for, after it had failed; undefined once another page has come. */
let tried = takeMark();

/** The mark is for the next document alone: on any other it would forbid a try that was never made. */
function takeMark(): string | undefined {
  try {
    const mark = shelf.read();
    if (mark !== null) shelf.write(null);
    return mark === location.href ? mark : undefined;
  } catch {
    return undefined;
  }
}

/** To be called when a page has come: should the one that failed before fail again, it may be tried again. */
export function forgetReload() {
  tried = undefined;
}

/**
 * Loads an address as a full page, unless this document is that very try: the prerendered page
 * needs no script, so one try usually helps, and a second would only loop. Returns whether it is loading.
 */
export function reloadOnce(target: string): boolean {
  if (target === tried) return false;
  try {
    shelf.write(target);
  } catch {
    // Storage is blocked, so a loop could not be told from a first try.
    return false;
  }
  if (target === location.href) location.reload();
  else location.assign(target);
  return true;
}
