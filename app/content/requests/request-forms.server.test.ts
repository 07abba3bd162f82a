import { expect, it } from 'vitest';
import { contentFolder, soundFiles } from '#app/content/content-fixture.ts';
import { fieldsOf } from '#app/requests/form-definition.ts';
import { requestForm } from './request-forms.server.ts';

const words = { en: 'Some words', es: 'Unas palabras' };
const text = { id: 'street', kind: 'text', label: words };

/** Reads the short form of a valid folder where it asks these questions. */
function formAsking(fields: readonly object[], section: object = {}) {
  const record = { steps: [{ id: 'only', title: words }], sections: [{ id: 'one', step: 'only', title: words, fields, ...section }] };
  const office = { id: 'office', kind: 'choice', label: words, optionsFrom: 'offices' };
  const visit = { ...record, sections: [...record.sections, { id: 'two', step: 'only', title: words, fields: [office] }] };
  return requestForm('appointment', contentFolder({ ...soundFiles(), 'visit-request.yaml': visit }));
}

it('a question shared by both forms is one question', () => {
  const name = (form: 'appointment' | 'registration') => fieldsOf(requestForm(form)).find(({ id }) => id === 'first-name');
  expect(name('appointment')).toBeDefined();
  expect(name('appointment')).toEqual(name('registration'));
});

it('a question for two things names both, so that neither is left out', () => {
  const labels = [requestForm('appointment'), requestForm('registration')].flatMap(fieldsOf).flatMap(({ label }) => [label.en, label.es]);
  expect(labels.filter((label) => /, (?:phone|date of birth|teléfono|fecha de nacimiento)$/.test(label))).toEqual([]);
  expect(labels).toContain('Emergency contact: name and phone');
});

it('what is for paper alone is not asked', () => {
  const ids = fieldsOf(requestForm('registration')).map(({ id }) => id);
  expect(ids).toContain('facts-true');
  expect(ids).not.toContain('signature');
});

it.each<[what: string, fields: object[], fault: RegExp, section?: object]>([
  [
    'shares one that is nowhere',
    [{ same: 'shoe-size' }],
    /visit-request\.yaml:\d+ sections\[0\]\.fields\[0\]\.same: expected the id of a question/,
  ],
  ['has the id of another', [{ ...text, id: 'name' }], /intake\.yaml:\d+ .*expected an id that no other question .* found "name"/],
  [
    'hangs on one that is not asked',
    [{ ...text, when: { field: 'no', is: 'yes' } }],
    /expected a question of this form with that answer, found "no: yes"/,
  ],
  ['hangs on an answer that is none', [{ ...text, when: { field: 'office', is: 'no' } }], /found "office: no"/],
  ['stands in no step', [text], /step: expected the id of one of the steps, found "other"/, { step: 'other' }],
  ['fills a line with lines', [{ ...text, autocomplete: 'street-address' }], /autocomplete: expected an autofill token/],
  ['is required without saying why', [{ ...text, required: true }], /message: expected what to say when the required answer is missing/],
  [
    'has options and is a text',
    [
      {
        ...text,
        options: [
          { id: 'a', label: words },
          { id: 'b', label: words },
        ],
      },
    ],
    /expected options for choice and choices/,
  ],
])('a question that %s is refused', (_what, fields, fault, section) => {
  expect(() => formAsking(fields, section)).toThrow(fault);
});
