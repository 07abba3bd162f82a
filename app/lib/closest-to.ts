/** Finds the nearest element at or around an event's target that fits a selector, or null. */
export function closestTo<Found extends Element = HTMLElement>(
  { target }: { readonly target: EventTarget | null },
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
