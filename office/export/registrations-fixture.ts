/** Random registrations, with anything a keyboard can type, in both languages. */
import fc from 'fast-check';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import type { Answers } from '#app/requests/answers.ts';
import { newRequestId } from '#app/requests/envelope.ts';
import { type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import type { Language } from '#app/site/language.ts';
import type { SavedRequest } from '../requests/request-box.ts';

/** Formulas, separators and quotes, and foreign phone numbers. */
const awkward = [
  '=1+2";=1+2',
  '+52 81 5555 0123',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r\n+1',
  '＝1',
  "'=1",
  '"a","b"',
  'x,\n=y\r\nz',
  '\ufeff',
  'ñ 🤧',
];

function answerTo({ kind, options = [] }: FormField<unknown>): fc.Arbitrary<Answers[string]> {
  const ids = options.map(({ id }) => id);
  switch (kind) {
    case 'acknowledge':
      return fc.constant(true as const);
    case 'choice':
      return fc.constantFrom(...ids);
    case 'choices':
      return fc.subarray(ids, { minLength: 1 });
    case 'date':
      return fc
        .date({ min: new Date('1906-01-01'), max: new Date('2026-11-16'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10));
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
      return fc.oneof(
        fc.constantFrom(...awkward),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'binary', maxLength: 80 }),
      );
    default:
      return kind satisfies never;
  }
}

export function registered(answers: Answers, language: Language = 'en', id = newRequestId()): SavedRequest {
  const opened = { schemaVersion: 1, id, lockedAt: '2026-11-16T14:59:00Z', form: 'registration' as const, language, answers };
  return { kind: 'saved', id, receivedAt: '2026-11-16T15:00:00Z', opened };
}

/** Returns `count` registrations, the same each time, in alternating languages. */
export function registrations(count: number): SavedRequest[] {
  const questions = fieldsOf(requestForm('registration')).map((field) => [field.id, answerTo(field)] as const);
  const answers = fc.record(Object.fromEntries(questions), { requiredKeys: ['for-whom', 'first-name', 'phone'] });
  return fc.sample(answers, { numRuns: count, seed: 1 }).map((given, at) => registered(given as Answers, at % 2 ? 'es' : 'en'));
}
