import { formAnchor } from '#app/parts/request-form/form-place.ts';

/**
 * Whether the visitor comes with something of their own that only a hydrated page shows: behind the # of the address, in its query
 * or on this device under one of the names that the table lists for the page (`data-query-key`, `data-storage-keys`).
 */
export function bringsState(): boolean {
  const { queryKey, storageKeys } = document.documentElement.dataset;
  const asks = queryKey !== undefined && new URLSearchParams(location.search).has(queryKey);
  return location.hash.includes('=') || isForm(location.hash) || asks || (storageKeys?.split(' ').some(isKept) ?? false);
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
