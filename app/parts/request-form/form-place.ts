/**
 * Where in a form the visitor is, as the hash of the address: the browser's Back goes a step back, and a reload or a
 * change of language stays there.
 */
export type FormPlace = { readonly kind: 'step'; readonly step: number } | { readonly kind: 'review' };

/** The anchor of the section that holds the form; opening it is going there. */
export const formAnchor = 'write';

/** The hash of a place without its sign. Steps count from 0; the first has the section's own anchor. */
export function hashOf(place: FormPlace): string {
  if (place.kind === 'review') return `${formAnchor}-review`;
  return place.step === 0 ? formAnchor : `${formAnchor}-${place.step + 1}`;
}

/** The place a hash (with its sign) stands for; undefined while the form is not open. */
export function placeOf(hash: string, steps: number): FormPlace | undefined {
  if (hash === `#${hashOf({ kind: 'review' })}` && steps > 1) return { kind: 'review' };
  const step = Array.from({ length: steps }, (_, at) => at).find((at) => hash === `#${hashOf({ kind: 'step', step: at })}`);
  return step === undefined ? undefined : { kind: 'step', step };
}
