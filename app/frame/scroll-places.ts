/** The key in sessionStorage under which the router keeps the scroll positions of this tab's history: JSON of pixels by `placeKey`. */
export const placesKey = 'scroll-places';

interface Step {
  /** The router's own key of a history entry that it made; all others have the key "default". */
  readonly key?: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns a history entry's key. Entries that the browser made before hydration are distinguished by their address. */
export function placeKey({ key = 'default', pathname, search, hash }: Step): string {
  return key === 'default' ? pathname + search + hash : key;
}
