/** The nearest element at or around what an event happened to that a selector fits, or null. */
export function closestTo<Found extends Element = HTMLElement>(
  { target }: { readonly target: EventTarget | null },
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
