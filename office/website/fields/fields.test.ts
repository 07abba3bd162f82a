import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { label } from '#app/content/text/label.ts';
import { languages } from '#app/site/language.ts';
import { readRecord } from '../files/content-file.ts';
import { projectOfTests } from '../files/project-fixture.ts';
import { valueIn } from '../files/record-value.ts';
import { type EditableRecord, recordsIn } from '../files/records.ts';
import { changesOf, settled } from './changes.ts';
import { type Field, fieldOf } from './field.ts';
import { formOf, formValue } from './form-value.ts';
import { freeId, withIds } from './ids.ts';
import { withKept } from './kept-values.ts';
import { phoneTyped, phoneWritten } from './phone-text.ts';
import { sentencesOf } from './sentences.ts';

/** Lists a field and all fields below, each with its path. */
function all(field: Field, path = ''): [path: string, field: Field][] {
  const below: [string, Field][] =
    field.kind === 'group'
      ? field.fields.flatMap((one) => all(one, `${path}.${one.name}`))
      : field.kind === 'list'
        ? all(field.item, `${path}[]`)
        : field.kind === 'word'
          ? all(field.other, `${path}:`)
          : [];
  return [[path, field], ...below];
}
const project = projectOfTests();
const records = recordsIn(project);
const dataOf = async (record: EditableRecord) => valueIn(record, (await readRecord(project, record)).text);

describe('the forms of the editable records', () => {
  it.each(records)('$id: every field has a label in both languages and can be drawn', ({ field }) => {
    const bare = all(field)
      .filter(([path, one]) => one.kind !== 'fixed' && one.kind !== 'constant' && path && !/(\[\]|:)$/.test(path))
      .filter(([, one]) => languages.some((language) => !one.label?.[language]))
      .map(([path]) => path);
    expect(bare).toEqual([]);
    expect(all(field).filter(([, one]) => one.kind === 'unknown')).toEqual([]);
  });

  it.each(records)('$id: every choice has a name in both languages', ({ field }) => {
    const bare = all(field).flatMap(([path, one]) =>
      (one.kind === 'choice' || one.kind === 'choices') && !one.of
        ? one.options
            .filter((option) => languages.some((language) => !one.names?.[option]?.[language]))
            .map((option) => `${path}: ${option}`)
        : [],
    );
    expect(bare).toEqual([]);
  });

  it.each(records)('$id: a form that nobody touched says what the record says', async (record) => {
    const { field, schema } = record;
    const data = await dataOf(record);
    const shown = formValue(field, new URLSearchParams(formOf(field, data, '')), '');
    expect(schema.safeParse(shown).success).toBe(true);
    expect(changesOf(field, shown, formValue(field, new URLSearchParams(formOf(field, shown, '')), ''))).toEqual([]);
    expect(settled(data, shown, structuredClone(shown))).toBe(data);
    expect(withKept(field, shown, data)).toEqual(shown);
  });
});

describe('a schema as fields', () => {
  const named = label('Name', 'Nombre', { help: { en: 'All of it', es: 'Todo' } });

  it('becomes a form when a field is added to it, with label and help', () => {
    const before = z.strictObject({ name: z.string().meta(named) });
    const after = before.extend({ days: z.int().positive().nullable().meta(label('Days', 'Días')) });
    expect(fieldOf(after)).toMatchObject({
      kind: 'group',
      fields: [
        { name: 'name', kind: 'text', ...named, optional: false },
        { name: 'days', kind: 'number', whole: true, nullable: true, label: { en: 'Days' } },
      ],
    });
  });

  it('leaves an optional group out when it is blank, and keeps what is fixed', () => {
    const field = fieldOf(z.strictObject({ id: z.string().meta({ fixed: true }), at: z.strictObject({ day: z.iso.date() }).optional() }));
    expect(formValue(field, new URLSearchParams({ id: '"one"', 'at.day': '' }), '')).toEqual({ id: 'one' });
    expect(formValue(field, new URLSearchParams({ id: 'no JSON', 'at.day': '2027-01-01' }), '')).toEqual({ at: { day: '2027-01-01' } });
  });
});

describe('what a form says', () => {
  it('is a phone number however it is written', () => {
    for (const typed of ['(210) 555-0142', '210.555.0142', '+1 210 555 0142', '1-210-555-0142'])
      expect(phoneTyped(typed)).toBe('+12105550142');
    expect([phoneTyped('555-0142'), phoneWritten('+12105550142'), phoneWritten('none')]).toEqual(['555-0142', '210-555-0142', 'none']);
  });

  it('gives new items an id that no other has', () => {
    expect(freeId({ name: 'Año Nuevo!', from: '2027-01-01' }, [{ id: 'ano-nuevo-2027' }])).toBe('ano-nuevo-2027-2');
    expect(freeId({ name: 'New' }, [])).not.toBe('new');
    const list = fieldOf(z.array(z.strictObject({ id: z.string().meta({ fixed: true }), name: z.string() })));
    expect(withIds(list, [{ name: 'One' }, { name: 'One' }, { id: 'one-2', name: 'Two' }])).toEqual([
      { id: 'one', name: 'One' },
      { id: 'one-3', name: 'One' },
      { id: 'one-2', name: 'Two' },
    ]);
  });

  it('is told in plain sentences, in both languages', async () => {
    const offices = records.find(({ id }) => id === 'offices');
    if (!offices) throw new Error('no offices');
    const { field } = offices;
    const [first, ...others] = ((await dataOf(offices)) as { locations: object[] }).locations;
    const having = (closes: string, fax: string) => ({
      locations: [{ ...first, shotHours: { friday: [{ opens: '08:00', closes }] }, phones: { fax } }, ...others],
    });
    const [from, to] = [having('12:30', '+12105550143'), having('12:00', '+12105550199')];
    const told = (language: 'en' | 'es') => changesOf(field, from, to).flatMap((change) => sentencesOf(change, language));
    expect(told('en')).toEqual([
      'Offices, Medical Center, Phone and fax, Fax: “210-555-0199” (was “210-555-0143”)',
      'Offices, Medical Center, Shot hours, Friday: 8 am to 12 pm (was 8 am to 12:30 pm)',
    ]);
    expect(told('es')[1]).toBe(
      'Consultorios, Medical Center, Horario de inyecciones, Viernes: 8:00 a. m. a 12:00 p. m. (antes 8:00 a. m. a 12:30 p. m.)',
    );
    const closed = { locations: from.locations.slice(1) };
    expect(changesOf(field, from, closed).flatMap((change) => sentencesOf(change, 'en'))).toEqual(['Offices: removed “Medical Center”']);
  });
});
