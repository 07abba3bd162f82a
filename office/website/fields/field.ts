/** Turns a zod schema into the fields of a form. The schema validates what is typed; the fields only say what to draw. */
import { z } from 'zod';
import type { FieldMeta, PictureUse } from '#app/content/text/label.ts';
import type { Bilingual } from '#app/site/language.ts';

interface Choice<K> {
  readonly kind: K;
  readonly options: readonly string[];
  readonly names: FieldMeta['options'];
  /** The records whose ids are the options. */
  readonly of?: FieldMeta['of'];
}

type Shape =
  /** `numeric`: digits alone become a number. */
  | { readonly kind: 'text'; readonly input?: FieldMeta['input'] | 'url'; readonly numeric?: true }
  /** A text in English and Spanish. */
  | { readonly kind: 'pair' }
  /** Paragraphs or names, one per line; `pairOfLines` has them in each language. */
  | { readonly kind: 'lines' | 'pairOfLines' }
  | { readonly kind: 'number'; readonly whole: boolean; readonly nullable: boolean }
  /** `flag` is true or false; `mark` is true or left out. */
  | { readonly kind: 'flag' | 'mark' | 'date' }
  | Choice<'choice'>
  | Choice<'choices'>
  /** Opening and closing times, several a day, each at an office if `place` is set: the office's field. */
  | { readonly kind: 'times'; readonly place?: Field }
  | { readonly kind: 'group'; readonly fields: readonly NamedField[] }
  | { readonly kind: 'list'; readonly item: Field; readonly steady?: true }
  /** One fixed word, or else a value of the field `other`. */
  | { readonly kind: 'word'; readonly word: string; readonly wordLabel: Bilingual | undefined; readonly other: Field }
  | { readonly kind: 'constant'; readonly value: unknown }
  /** Kept unchanged. */
  | { readonly kind: 'fixed' }
  | { readonly kind: 'picture'; readonly use: PictureUse }
  /** A schema that no form can show. */
  | { readonly kind: 'unknown' };

export type Field = Shape & { readonly label?: Bilingual | undefined; readonly help?: Bilingual | undefined; readonly optional: boolean };
export type NamedField = Field & { readonly name: string };
export type FieldOf<K extends Shape['kind']> = Extract<Field, { readonly kind: K }>;

type Schema = z.core.$ZodTypes;

/** Returns the field of a schema, with all fields below. */
export function fieldOf(schema: z.core.$ZodType): Field {
  const { inner, meta, optional, nullable } = unwrapped(schema);
  const { label, help } = meta;
  return { ...shapeOf(inner, meta, nullable), label, help, optional };
}

function unwrapped(schema: z.core.$ZodType) {
  let inner = schema as Schema;
  let meta: FieldMeta = {};
  let [optional, nullable] = [false, false];
  for (;;) {
    meta = { ...z.globalRegistry.get(inner), ...meta };
    const { def } = inner._zod;
    if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') {
      if (def.type === 'nullable') nullable = true;
      else optional = true;
      inner = def.innerType as Schema;
    } else if (def.type === 'pipe') {
      // A pipe has a transform before or after its schema: the form uses the schema.
      inner = ((def.in as Schema)._zod.def.type === 'transform' ? def.out : def.in) as Schema;
    } else return { inner, meta, optional, nullable };
  }
}

function shapeOf(schema: Schema, meta: FieldMeta, nullable: boolean): Shape {
  const { def } = schema._zod;
  if (meta.picture) return { kind: 'picture', use: meta.picture };
  if (meta.fixed && !meta.of) return { kind: 'fixed' };
  if (meta.of) return { kind: 'choice', options: [], names: undefined, of: meta.of };
  if (def.type === 'string') return stringShape(def, meta);
  if (def.type === 'number') return { kind: 'number', whole: 'format' in def && def.format === 'safeint', nullable };
  if (def.type === 'boolean') return { kind: 'flag' };
  if (def.type === 'literal') return def.values[0] === true ? { kind: 'mark' } : { kind: 'constant', value: def.values[0] };
  if (def.type === 'enum') return { kind: 'choice', options: Object.values(def.entries).map(String), names: meta.options };
  if (def.type === 'object') return objectShape(def.shape);
  if (def.type === 'array') return listShape(fieldOf(def.element), meta);
  if (def.type === 'tuple' && def.items[0]) return listShape(fieldOf(def.items[0]), meta);
  if (def.type === 'record') return recordShape(def, meta);
  if (def.type === 'union') return unionShape(def.options);
  return { kind: 'unknown' };
}

function stringShape(def: z.core.$ZodStringDef, { input }: FieldMeta): Shape {
  const format = 'format' in def ? def.format : undefined;
  if (format === 'date') return { kind: 'date' };
  return { kind: 'text', ...(format === 'url' ? { input: 'url' } : input && { input }) };
}

function objectShape(shape: Readonly<Record<string, z.core.$ZodType>>): Shape {
  const fields = Object.entries(shape).map(([name, schema]) => ({ ...fieldOf(schema), name }));
  const isPair = fields.map(({ name }) => name).join() === 'en,es';
  if (isPair && fields.every(({ kind }) => kind === 'text')) return { kind: 'pair' };
  if (isPair && fields.every(({ kind }) => kind === 'lines')) return { kind: 'pairOfLines' };
  return { kind: 'group', fields };
}

/** Turns a record with enum keys into a group; the option names become the field labels. */
function recordShape({ keyType, valueType }: z.core.$ZodRecordDef, { options }: FieldMeta): Shape {
  const key = shapeOf(keyType as Schema, {}, false);
  if (key.kind !== 'choice') return { kind: 'unknown' };
  return { kind: 'group', fields: key.options.map((name) => ({ ...fieldOf(valueType), label: options?.[name], name })) };
}

function listShape(item: Field, { options, steady }: FieldMeta): Shape {
  if (item.kind === 'text') return { kind: 'lines' };
  if (item.kind === 'choice') return { ...item, kind: 'choices', names: options ?? item.names };
  if (item.kind !== 'group' || steady) return { kind: 'list', item, ...(steady && { steady }) };
  const names = item.fields.map(({ name }) => name).join();
  if (names === 'opens,closes') return { kind: 'times' };
  const [place] = item.fields;
  return names === 'location,opens,closes' && place ? { kind: 'times', place } : { kind: 'list', item };
}

function unionShape(options: readonly z.core.$ZodType[]): Shape {
  const [first, second] = options.map(fieldOf);
  if (!first || !second || options.length > 2) return { kind: 'unknown' };
  if (first.kind === 'constant') return { kind: 'word', word: String(first.value), wordLabel: first.label, other: second };
  return first.kind === 'number' && second.kind === 'text' ? { kind: 'text', numeric: true } : { kind: 'unknown' };
}
