/** What counsel has approved is a draft again once it says something else. */
import { isDeepStrictEqual } from 'node:util';
import type { Change } from './changes.ts';
import type { Field } from './field.ts';

const both = (value: unknown) => ({ en: value, es: value });

/** The marks of an approval by the name of their field, as they are while it is missing. */
const unapproved: Readonly<Record<string, unknown>> = { status: both('draft for counsel') };

/** A changed record without its approval, where its schema has one. */
export function unsigned(field: Field, whole: unknown): unknown {
  const marks = field.kind === 'group' ? field.fields.filter(({ name, kind }) => kind === 'fixed' && Object.hasOwn(unapproved, name)) : [];
  return marks.length > 0 ? { ...(whole as object), ...Object.fromEntries(marks.map(({ name }) => [name, unapproved[name]])) } : whole;
}

/** Whether a change takes an approval back. */
export function isUnsigning({ path, to }: Change): boolean {
  const name = String(path.at(-1));
  return Object.hasOwn(unapproved, name) && isDeepStrictEqual(to, unapproved[name]);
}
