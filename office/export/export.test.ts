/** Reads exported files back with a program that isn't ours: papaparse. */
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { type Language, languages } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';
import { formIn } from '../requests/read-request.ts';
import type { SavedRequest } from '../requests/request-box.ts';
import { csvFile } from './csv-file.ts';
import { registered, registrations } from './registrations-fixture.ts';
import { fieldIds } from './split-answers.ts';

const all = registrations(process.env.STORM ? 200 : 20);
const formsIn = (language: Language) => (['registration', 'appointment', 'cancellation'] as const).map((form) => formIn(form, language));
/** Returns rows keyed by column id. */
async function table(requests: readonly SavedRequest[], language: Language, forms = formsIn(language)) {
  const text = await csvFile(requests, forms, language);
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return { text, rows: data, columns: meta.fields ?? [] };
}

const choices = (answer: unknown) => [answer].flat() as string[];

/** Returns a cell's expected text: option labels, the date, or the text as shown. */
function expectedCell(field: FormField, answer: unknown, language: Language): string {
  if (answer === undefined) return '';
  if (answer === true) return { en: 'Yes', es: 'Sí' }[language];
  if (field.options)
    return choices(answer)
      .map((one) => field.options?.find(({ id }) => id === one)?.label)
      .join('; ');
  return seenText(String(answer));
}

const figures = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Checks if a spreadsheet runs a cell: OWASP's list, also in full width. */
const isFormula = (cell: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell);

describe.each(languages)('many registrations, exported in %s', (language) => {
  const fields = fieldsOf(formIn('registration', language));

  it('as a table: no field differs, and no cell is a formula', async () => {
    const { text, rows, columns } = await table(all, language);
    expect(text.startsWith('\ufeff"request-id","request-reference",')).toBe(true);
    expect(text.replace(/"(?:[^"]|"")*"/g, '').replace(/^\ufeff|,/g, '')).toMatch(/^(?:\r\n)+$/);
    expect(rows).toHaveLength(all.length);
    expect(new Set(rows.map((row) => row['request-id'])).size).toBe(all.length);
    expect(new Set(columns).size).toBe(columns.length);
    expect(rows.flatMap((row) => Object.values(row)).filter(isFormula)).toEqual([]);
    const differing = all.flatMap(({ opened }, at) =>
      fields.filter((field) => {
        const expected = expectedCell(field, opened.answers[field.id], language);
        const cells = fieldIds(field.id).map((id) => rows[at]?.[id] ?? '');
        // Two cells have the same letters and digits as one.
        if (cells.length > 1) return figures(cells.join('')) !== figures(expected);
        return rows[at]?.[field.id] !== (isFormula(expected) ? `'${expected}` : expected);
      }),
    );
    expect(differing).toEqual([]);
  });
});

const child = registered(
  {
    'for-whom': 'for-child',
    'first-name': 'Íñigo',
    'last-name': 'de la Cruz',
    'birth-date': '2019-02-28',
    sex: 'male',
    'preferred-language': 'spanish',
    'contact-needs': ['need-sign-language', 'need-text'],
    street: '12 Calle Ñ',
    city: 'San Antonio, TX',
    zip: '78229',
    phone: '+52 81 5555 0123',
    'guardian-name': 'Guadalupe Cruz',
    'guardian-relation': 'Abuelita',
    'guardian-same': true,
    plan: 'aetna',
    'member-number': '0012-34',
    physician: 'marquez',
    office: 'any-office',
    'visit-times': ['tuesday-morning'],
    'reason-words': 'Tos',
    'consent-call': true,
  },
  'es',
);

describe('one registration', () => {
  it('has what the person needs in the first column after what is known of the request', async () => {
    const { rows, columns } = await table([child], 'es');
    expect(columns[8]).toBe('contact-needs');
    expect(rows[0]).toMatchObject({
      'request-received': '2026-11-16 09:00',
      'request-month': '2026-11',
      'contact-needs': 'Intérprete de señas (ASL); Mensaje de texto, no llamada',
      phone: "'+52 81 5555 0123",
      city: 'San Antonio',
      state: 'TX',
    });
  });

  it('with a question that was added is a column more, by itself', async () => {
    const shoeSize: FormField = { id: 'shoe-size', kind: 'text', label: 'Shoe size', required: false };
    const forms = formsIn('en').map((form): FormDefinition => {
      const [step, ...steps] = form.steps;
      const [section, ...sections] = step?.sections ?? [];
      if (!step || !section || form.form !== 'registration') return form;
      return { ...form, steps: [{ ...step, sections: [{ ...section, fields: [...section.fields, shoeSize] }, ...sections] }, ...steps] };
    });
    const request = registered({ ...child.opened.answers, 'shoe-size': '=9' });
    const before = await table([child], 'en');
    const { rows, columns } = await table([request], 'en', forms);
    expect(columns.filter((column) => !before.columns.includes(column))).toEqual(['shoe-size']);
    expect(rows[0]?.['shoe-size']).toBe("'=9");
  });

  it('of another release, or of nobody, loses nothing and breaks nothing', async () => {
    const strange = registered({
      'for-whom': 'for-nobody',
      'first-name': ['=Ana'],
      'birth-date': '0000-01-01',
      interpreter: 'interpreter-yes',
    });
    const nothing = registered({});
    const { rows } = await table([strange, nothing], 'en');
    expect(rows[0]).toMatchObject({
      'for-whom': 'for-nobody (no longer on the site)',
      'first-name': "'=Ana",
      'other-answers': 'interpreter: interpreter-yes',
    });
  });
});
