import { expect, it } from 'vitest';
import type { OpenedRequest } from '#app/requests/content.ts';
import { complaints, patientName, summaryOf } from './read-request.ts';

const of = (answers: OpenedRequest['answers'], form: OpenedRequest['form'] = 'appointment') => ({ form, answers }) as OpenedRequest;

it('a name of signs that show nothing is none, and is missed', () => {
  const unseen = of({ 'for-whom': 'for-me', 'first-name': '\u200b', 'last-name': '\u3164\u00ad\u{e0041}' });
  expect(patientName(unseen)).toBeUndefined();
  expect(complaints(unseen, '2026-11-16T15:00:00Z', 'en')).toContainEqual({ label: expect.stringMatching(/^First/), fault: 'missing' });
});

it('a name is shown without them', () =>
  expect(patientName(of({ 'first-name': '\u202eAna\u200b', 'last-name': 'Gar\u00adza' }))).toBe('Ana Garza'));

it.each([
  ['en', 'Cancellation'],
  ['es', 'Cancelación'],
] as const)('a row says that the visit it names is canceled (%s)', (language, kind) =>
  expect(summaryOf(of({ 'missed-visit': 'Thursday' }, 'cancellation'), new Date(), language)).toMatchObject({ kind, reason: 'Thursday' }),
);
