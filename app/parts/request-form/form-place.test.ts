import { expect, it } from 'vitest';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { type FormPlace, hashOf, placeOfHash, placesAround, stepOf } from './form-place.ts';

it('every place in a form has a hash of its own', () => {
  const places: FormPlace[] = [
    ...[0, 1, 5].map((step) => ({ kind: 'step', step }) as const),
    { kind: 'step', step: 0, change: true },
    { kind: 'step', step: 5, change: true },
    { kind: 'review' },
  ];
  expect(places.map(hashOf)).toEqual(['write', 'write-2', 'write-6', 'write-change-1', 'write-change-6', 'write-review']);
  for (const place of places) expect(placeOfHash(`#${hashOf(place)}`, 6)).toEqual(place);
  for (const hash of ['', '#', '#write-7', '#write-1', '#write-change-7', '#call']) expect(placeOfHash(hash, 6)).toBeUndefined();
  for (const hash of ['#write-review', '#write-change-1']) expect(placeOfHash(hash, 1)).toBeUndefined();
});

it('leads from step to step, to the review and back, and from the last place to the office', () => {
  expect(placesAround({ kind: 'step', step: 0 }, 3)).toEqual({ after: { kind: 'step', step: 1 } });
  expect(placesAround({ kind: 'step', step: 2 }, 3)).toEqual({ before: { kind: 'step', step: 1 }, after: { kind: 'review' } });
  expect(placesAround({ kind: 'review' }, 3)).toEqual({ before: { kind: 'step', step: 2 } });
  expect(placesAround({ kind: 'step', step: 0 }, 1)).toEqual({});
});

it('leads from a change straight back to the review', () => {
  for (const step of [0, 3, 5])
    expect(placesAround({ kind: 'step', step, change: true }, 6)).toEqual({ before: { kind: 'review' }, after: { kind: 'review' } });
});

it('finds the step of every question', () => {
  const form = localized(requestForm('registration'), 'en');
  for (const [at, { sections }] of form.steps.entries())
    for (const { id } of sections.flatMap(({ fields }) => fields)) expect(stepOf(form, id)).toBe(at);
  expect(stepOf(form, 'nobody-asks')).toBe(0);
});
