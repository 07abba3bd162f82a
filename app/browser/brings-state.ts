import { formAnchor } from '#app/parts/request-form/form-place.ts';

/**
 * Whether the visitor comes with something of their own that only a hydrated page shows: behind the # or the ? of the address,
 * or kept on this device under one of the names that the table lists for the page (`data-storage-keys`).
 */
export function bringsState(): boolean {
  const keys = document.documentElement.dataset.storageKeys?.split(' ') ?? [];
  return location.hash.includes('=') || isForm(location.hash) || location.search.includes('=') || keys.some(isKept);
}

/** The form opens by its anchor, which is all that a link from another page can say. */
function isForm(hash: string): boolean {
  return hash === `#${formAnchor}` || hash.startsWith(`#${formAnchor}-`);
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    // Storage is switched off: nothing is kept.
    return false;
  }
}
