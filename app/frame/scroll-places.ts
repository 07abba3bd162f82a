/** Where the router keeps how far each step of this tab's history was scrolled: JSON of pixels by `placeKey`, in sessionStorage. */
export const placesKey = 'scroll-places';

interface Step {
  /** The router's own name of a step that it made; all others have the same one. */
  readonly key?: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The name of a step of the history. Those that the browser made before the page was hydrated are told apart by their address. */
export function placeKey({ key = 'default', pathname, search, hash }: Step): string {
  return key === 'default' ? pathname + search + hash : key;
}
