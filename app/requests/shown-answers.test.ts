import { expect, test } from 'vitest';
import type { FormDefinition } from './form-definition.ts';
import { beforeAnswer, shownAnswers } from './shown-answers.ts';

test.each([
  ['Phone', 'Phone:'],
  ['¿Quién es el paciente?', '¿Quién es el paciente?'],
  ['The office may call me at this number.', 'The office may call me at this number:'],
])('a question stands before its answer with one mark between them: %s', (label, shown) => {
  expect(beforeAnswer(label)).toBe(shown);
});

test('a choice that has left the site is told by its id, and that it has left', () => {
  const plan = { id: 'plan', kind: 'choice', label: 'Your plan', required: false, options: [{ id: 'aetna', label: 'Aetna' }] } as const;
  const form: FormDefinition = {
    form: 'registration',
    combinations: { fields: [], rows: [] },
    steps: [{ id: 'insurance', title: 'Insurance', sections: [{ id: 'plan', title: 'Plan', fields: [plan] }] }],
  };
  const shown = (answer: string) => shownAnswers(form, { plan: answer }, 'en')[0]?.answers[0]?.value;
  expect(shown('aetna')).toBe('Aetna');
  expect(shown('superior-chip')).toBe('superior-chip (no longer on the site)');
});
