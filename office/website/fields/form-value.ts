/** Converts a form to the record's value and back. A value that no form edits is `fixed` and sent in a hidden field. */
import type { Field, FieldOf, NamedField } from './field.ts';
import { withoutMarks } from './marks.ts';
import { phoneTyped, phoneWritten } from './phone-text.ts';

/** The most items of one list that a form may send. */
const mostItems = 400;

type Value = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the value below `path`; undefined if left out. */
export function formValue(field: Field, form: URLSearchParams, path: string): unknown {
  const text = (name = path) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  switch (field.kind) {
    case 'text':
    case 'date':
    case 'choice':
      return textValue(field, text());
    case 'number':
      return numberValue(field, text());
    case 'pair':
      return pairValue(field, (language) => withoutMarks(text(`${path}.${language}`)));
    case 'pairOfLines':
      return pairValue(field, (language) => linesIn(withoutMarks(form.get(`${path}.${language}`) ?? '')));
    case 'lines':
      return filled(field, linesIn(form.get(path)));
    case 'choices':
      return filled(field, form.getAll(path));
    case 'flag':
      return form.has(path);
    case 'mark':
      return form.has(path) || undefined;
    case 'times':
      return filled(field, timesValue(field, form, path));
    case 'group':
      return groupValue(field, form, path);
    case 'list':
      return filled(
        field,
        Array.from({ length: countIn(form, path) }, (_, at) => formValue(field.item, form, `${path}.${at}`)),
      );
    case 'word':
      return form.has(`${path}:word`) ? field.word : formValue(field.other, form, path);
    case 'constant':
      return field.value;
    case 'picture':
      return pictureValue(form, path);
    default:
      return keptValue(form.get(path));
  }
}

const countIn = (form: URLSearchParams, path: string) =>
  Math.min(mostItems, Math.max(0, Math.trunc(Number(form.get(`${path}:count`))) || 0));
const linesIn = (text: string | null) => (text ?? '').split(/\s*\n\s*/).flatMap((line) => line.trim() || []);
const filled = ({ optional }: Field, list: readonly unknown[]) => (optional && list.length === 0 ? undefined : list);

function textValue(field: Field, text: string): unknown {
  if (!text && (field.optional || field.kind === 'choice')) return undefined;
  if (field.kind !== 'text') return text;
  if (field.numeric && /^\d+$/.test(text)) return Number(text);
  return field.input === 'phone' ? phoneTyped(text) : text;
}

/** Keeps text that is not a number, so that the schema rejects it at this field. */
function numberValue({ nullable }: FieldOf<'number'>, text: string): unknown {
  if (!text) return nullable ? null : undefined;
  return Number.isFinite(Number(text)) ? Number(text) : text;
}

function pairValue({ optional }: Field, read: (language: string) => string | readonly string[]): unknown {
  const [en, es] = [read('en'), read('es')];
  return optional && en.length === 0 && es.length === 0 ? undefined : { en, es };
}

/** Skips rows without times. */
function timesValue({ place }: FieldOf<'times'>, form: URLSearchParams, path: string): Value[] {
  return Array.from({ length: countIn(form, path) }, (_, at) => {
    const [location, opens, closes] = ['location', 'opens', 'closes'].map((name) => form.get(`${path}.${at}.${name}`)?.trim() ?? '');
    return { ...(place && { location }), opens, closes };
  }).filter(({ opens, closes }) => opens || closes);
}

function groupValue({ fields, optional }: FieldOf<'group'>, form: URLSearchParams, path: string): unknown {
  const pairs = fields.map((field) => [field, formValue(field, form, path ? `${path}.${field.name}` : field.name)] as const);
  if (optional && pairs.every(([field, value]) => isBlank(field, value))) return undefined;
  return Object.fromEntries(pairs.flatMap(([{ name }, value]) => (value === undefined ? [] : [[name, value]])));
}

function isBlank({ kind }: Field, value: unknown): boolean {
  if (['constant', 'fixed', 'picture'].includes(kind) || (!value && value !== 0)) return true;
  return typeof value === 'object' && Object.values(value).every((one) => one === '' || (Array.isArray(one) && one.length === 0));
}

/** Reads a photo's focus and texts from the form; the file name, or a drawing instead of a photo, is sent unchanged. */
function pictureValue(form: URLSearchParams, path: string): unknown {
  const kept = keptValue(form.get(path));
  if (!isPhoto(kept) || !form.has(`${path}.focus.x`)) return kept;
  const text = (name: string) => (form.get(`${path}.${name}`) ?? '').trim();
  const [x, y] = ['focus.x', 'focus.y'].map((name) => (Number.isFinite(Number(text(name))) && text(name) ? Number(text(name)) : undefined));
  return { ...kept, focus: { x, y }, ...('alt' in kept && { alt: { en: text('alt.en'), es: text('alt.es') } }) };
}

export const isPhoto = (value: unknown): value is Value & { readonly file: string } =>
  partOf(value, 'kind') === 'photo' && typeof partOf(value, 'file') === 'string';

function keptValue(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the form entries that show this value. */
export function formOf(field: Field, value: unknown, path: string): [name: string, text: string][] {
  const one = (text: unknown): [string, string][] => (text === undefined || text === null ? [] : [[path, String(text)]]);
  switch (field.kind) {
    case 'text':
      return one(field.input === 'phone' ? phoneWritten(String(value ?? '')) : value);
    case 'pair':
      return ['en', 'es'].map((name) => [`${path}.${name}`, String(partOf(value, name) ?? '')]);
    case 'pairOfLines':
      return ['en', 'es'].map((name) => [`${path}.${name}`, listOf(partOf(value, name)).join('\n')]);
    case 'lines':
      return [[path, listOf(value).join('\n')]];
    case 'choices':
      return listOf(value).map((text) => [path, String(text)]);
    case 'flag':
    case 'mark':
      return value === true ? [[path, 'yes']] : [];
    case 'times':
    case 'list':
      return listForm(field, listOf(value), path);
    case 'group':
      return field.fields.flatMap((below) => formOf(below, partOf(value, below.name), path ? `${path}.${below.name}` : below.name));
    case 'word':
      return value === field.word ? [[`${path}:word`, 'yes']] : formOf(field.other, value, path);
    case 'constant':
      return [];
    case 'picture':
    case 'fixed':
    case 'unknown':
      return value === undefined ? [] : [[path, JSON.stringify(value)]];
    default:
      return one(value);
  }
}

export const partOf = (value: unknown, name: string | number): unknown =>
  (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[name];

function listForm(field: FieldOf<'times' | 'list'>, items: readonly unknown[], path: string): [string, string][] {
  const count: [string, string] = [`${path}:count`, `${items.length}`];
  const below = items.flatMap((item, at): [string, string][] => {
    if (field.kind === 'list') return formOf(field.item, item, `${path}.${at}`);
    return ['location', 'opens', 'closes'].flatMap((name) => {
      const text = partOf(item, name);
      return text === undefined ? [] : [[`${path}.${at}.${name}`, String(text)]];
    });
  });
  return [count, ...below];
}

/** Whether a form can create an item: no required field below may be `unknown`, or `fixed` unless it is the id. */
export function canBeNew(item: Field): boolean {
  const below = (field: NamedField) => (field.kind === 'fixed' ? field.optional || field.name === 'id' : field.optional || canBeNew(field));
  return item.kind === 'group' ? item.fields.every(below) : item.kind !== 'unknown';
}
