import type { FormDefinition } from '#app/requests/form-definition.ts';
import type { Typed } from './typed-value.ts';

/**
 * Where in a form the visitor is, as the hash of the address: the browser's Back goes a step back, and a reload or a
 * change of language stays there.
 */
export type FormPlace =
  | {
      readonly kind: 'step';
      readonly step: number;
      /** Opened from the review, to change an answer: the way on and the way back both lead there. */
      readonly change?: true;
    }
  | { readonly kind: 'review' };

/** The anchor of the section that holds the form; opening it is going there. */
export const formAnchor = 'write';

/** The hash of a place without its sign. Steps count from 0; the first has the section's own anchor. */
export function hashOf(place: FormPlace): string {
  if (place.kind === 'review') return `${formAnchor}-review`;
  if (place.change) return `${formAnchor}-change-${place.step + 1}`;
  return place.step === 0 ? formAnchor : `${formAnchor}-${place.step + 1}`;
}

/** The place a hash (with its sign) stands for; undefined while the form is not open. */
export function placeOfHash(hash: string, steps: number): FormPlace | undefined {
  if (hash === `#${hashOf({ kind: 'review' })}` && steps > 1) return { kind: 'review' };
  const all = Array.from({ length: steps }, (_, step) => ({ kind: 'step', step }) as const);
  const changes = steps > 1 ? all.map((place) => ({ ...place, change: true }) as const) : [];
  return [...all, ...changes].find((place) => hash === `#${hashOf(place)}`);
}

/** The places before and after one in a form of so many steps; a form of one step has no review, and after the last place it is sent. */
export function placesAround(place: FormPlace, steps: number): { readonly before?: FormPlace; readonly after?: FormPlace } {
  if (place.kind === 'review') return { before: { kind: 'step', step: steps - 1 } };
  if (place.change) return { before: { kind: 'review' }, after: { kind: 'review' } };
  const { step } = place;
  const next: FormPlace = step + 1 < steps ? { kind: 'step', step: step + 1 } : { kind: 'review' };
  return { ...(step > 0 && { before: { kind: 'step', step: step - 1 } }), ...(steps > 1 && { after: next }) };
}

/** Where to go on with a draft: the last of the first steps that have something typed in them, counted from 0. */
export function stepToResume({ steps }: FormDefinition, typed: Typed): number {
  const names = Object.keys(typed);
  const isBegun = (id: string) => names.some((name) => name === id || name.startsWith(`${id}.`));
  const untouched = steps.findIndex(({ sections }) => !sections.some(({ fields }) => fields.some(({ id }) => isBegun(id))));
  return Math.max(0, (untouched < 0 ? steps.length : untouched) - 1);
}

/** The step in which a question is asked, counted from 0; the first for an unknown question. */
export function stepOf({ steps }: FormDefinition, question: string): number {
  const found = steps.findIndex(({ sections }) => sections.some(({ fields }) => fields.some(({ id }) => id === question)));
  return Math.max(0, found);
}
