/** What one form changes: a record, or one item of a record that is a list. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bilingual } from '#app/site/language.ts';
import type { Field } from '../fields/field.ts';
import { canBeNew, formValue, listOf, partOf } from '../fields/form-value.ts';
import { freeId } from '../fields/ids.ts';
import { nameOfItem } from '../fields/item-name.ts';
import { withKept } from '../fields/kept-values.ts';
import { contentOf } from '../files/content-file.ts';
import { type EditableRecord, recordOf } from '../files/records.ts';
import type { Choices } from './field-parts.ts';
import { words } from './words.ts';

export const newItem = 'new';

export interface Target {
  readonly record: EditableRecord;
  readonly field: Field;
  /** The id of the item, or `new`, where the form is about one item of a list. */
  readonly item?: string;
  /** The form's address in English. */
  readonly path: string;
}

/** Returns undefined where the table has no such form. */
export function targetOf(project: string, { record: id, item }: Readonly<Record<string, string>>): Target | undefined {
  const record = recordOf(project, id);
  if (!record || Boolean(record.list) !== Boolean(item)) return undefined;
  if (!record.list || !item) return { record, field: record.field, path: `/website/${record.id}` };
  if (!/^[a-z0-9-]{1,80}$/.test(item) || (item === newItem && !canBeNew(record.list.item))) return undefined;
  return { record, field: record.list.item, item, path: `/website/${record.id}/${item}` };
}

/** Whether the target can be removed. */
export const isOld = ({ record, item }: Target) => record.doctor === 'old' || Boolean(item && item !== newItem);

/** Returns the item's index in the record; -1 where it is new or gone. */
export function itemIndex({ record, item }: Target, data: unknown): number {
  return listOf(partOf(data, record.list?.name ?? '')).findIndex((one) => partOf(one, 'id') === item);
}

/** Returns the form's part of the record's whole value. */
export function partFor(target: Target, data: unknown): unknown {
  return target.record.list ? listOf(partOf(data, target.record.list.name))[itemIndex(target, data)] : (data ?? undefined);
}

/** Returns a form's value, with what no form changes from the record's whole value. */
export function sentValue(target: Target, form: URLSearchParams, data: unknown): unknown {
  return withKept(target.field, formValue(target.field, form, ''), partFor(target, data));
}

/** Returns the record's whole value with `value` in the form's place; undefined removes the item. */
export function withPart(target: Target, data: unknown, value: unknown): unknown {
  const { list } = target.record;
  if (!list) return value;
  const items = [...listOf(partOf(data, list.name))];
  const at = itemIndex(target, data);
  if (at === -1) items.push({ id: freeId(value, items), ...(value as object) });
  else if (value === undefined) items.splice(at, 1);
  else items[at] = value;
  return { ...(data as object), [list.name]: items };
}

/** Returns a record's name: the title of prose, the title and name of a doctor. */
export function nameOf({ spanish, doctor, name }: EditableRecord, value: unknown): Bilingual {
  const [en, es] = ['en', 'es'].map((language) => partOf(partOf(value, 'title'), language));
  if (!(spanish || doctor === 'old') || typeof en !== 'string' || typeof es !== 'string') return name;
  return spanish ? { en, es } : { en: `${en} ${partOf(value, 'name')}`, es: `${es} ${partOf(value, 'name')}` };
}

export function titleOf({ record, item }: Target, part: unknown): Bilingual {
  if (!item) return nameOf(record, part);
  return item === newItem
    ? { en: `${record.name.en}: ${words.newOne.en}`, es: `${record.name.es}: ${words.newOne.es}` }
    : nameOfItem(part, 0);
}

/** Returns the names of the ids that forms choose from. */
export async function choicesIn(project: string): Promise<Choices> {
  const named = async (file: string, list: string) => {
    const items = listOf(partOf(parse(await readFile(join(contentOf(project), file), 'utf8')), list));
    return items.map((item) => ({ id: String(partOf(item, 'id')), name: nameOfItem(item, 0) }));
  };
  const [offices, medicineClasses] = await Promise.all([
    named('locations.yaml', 'locations'),
    named('medications/classes.yaml', 'classes'),
  ]);
  return { offices, medicineClasses };
}
