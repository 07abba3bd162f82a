import { formAnchor } from '#app/parts/request-form/form-place.ts';

/**
 * Whether the visitor arrives with their own state that only a hydrated page can show: in the hash or the query of the address, or in this
 * device's storage under a key that the table of pages lists for the page (`data-query-key`, `data-storage-keys`).
 */
export function bringsState(): boolean {
  const { queryKey, storageKeys } = document.documentElement.dataset;
  const asks = queryKey !== undefined && new URLSearchParams(location.search).has(queryKey);
  return location.hash.includes('=') || isForm(location.hash) || asks || (storageKeys?.split(' ').some(isKept) ?? false);
}

/** A link from another page can open the request form only by its anchor. */
function isForm(hash: string): boolean {
  return hash === `#${formAnchor}` || hash.startsWith(`#${formAnchor}-`);
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    // The browser blocks storage, so nothing can be stored.
    return false;
  }
}
