import type { FormDefinition } from '#app/requests/form-definition.ts';
import type { Typed } from './typed-value.ts';

/**
 * The visitor's place in a form, stored as the hash of the address: the browser's Back goes a step back, and a reload or a
 * change of language keeps the place.
 */
export type FormPlace =
  | {
      readonly kind: 'step';
      readonly step: number;
      /** Opened from the review to change an answer: Next and Back both lead to the review. */
      readonly change?: true;
    }
  | { readonly kind: 'review' };

/** The anchor of the section that holds the form; going there opens the form. */
export const formAnchor = 'write';

/** Returns the hash of a place without `#`. Steps count from 0; the first has the section's own anchor. */
export function hashOf(place: FormPlace): string {
  if (place.kind === 'review') return `${formAnchor}-review`;
  if (place.change) return `${formAnchor}-change-${place.step + 1}`;
  return place.step === 0 ? formAnchor : `${formAnchor}-${place.step + 1}`;
}

/** Returns the place of a hash (with `#`); undefined while the form is not open. */
export function placeOfHash(hash: string, steps: number): FormPlace | undefined {
  if (hash === `#${hashOf({ kind: 'review' })}` && steps > 1) return { kind: 'review' };
  const all = Array.from({ length: steps }, (_, step) => ({ kind: 'step', step }) as const);
  const changes = steps > 1 ? all.map((place) => ({ ...place, change: true }) as const) : [];
  return [...all, ...changes].find((place) => hash === `#${hashOf(place)}`);
}

/** Returns the places before and after one. A form of one step has no review, and after the last place the form is sent. */
export function placesAround(place: FormPlace, steps: number): { readonly before?: FormPlace; readonly after?: FormPlace } {
  if (place.kind === 'review') return { before: { kind: 'step', step: steps - 1 } };
  if (place.change) return { before: { kind: 'review' }, after: { kind: 'review' } };
  const { step } = place;
  const next: FormPlace = step + 1 < steps ? { kind: 'step', step: step + 1 } : { kind: 'review' };
  return { ...(step > 0 && { before: { kind: 'step', step: step - 1 } }), ...(steps > 1 && { after: next }) };
}

/** Returns the step at which to continue a draft, counted from 0: the one before the first step without any answer. */
export function stepToResume({ steps }: FormDefinition, typed: Typed): number {
  const names = Object.keys(typed);
  const isBegun = (id: string) => names.some((name) => name === id || name.startsWith(`${id}.`));
  const untouched = steps.findIndex(({ sections }) => !sections.some(({ fields }) => fields.some(({ id }) => isBegun(id))));
  return Math.max(0, (untouched < 0 ? steps.length : untouched) - 1);
}

/** Returns the step of a question, counted from 0; the first for an unknown question. */
export function stepOf({ steps }: FormDefinition, question: string): number {
  const found = steps.findIndex(({ sections }) => sections.some(({ fields }) => fields.some(({ id }) => id === question)));
  return Math.max(0, found);
}
