/** Finds and changes fields and values at a path. */
import type { Bilingual } from '#app/site/language.ts';
import type { Field } from './field.ts';
import { isObject, partOf } from './form-value.ts';

export type Path = readonly (string | number)[];

export function fieldAt(field: Field, path: Path): Field | undefined {
  return path.reduce<Field | undefined>((at, step) => {
    if (at?.kind === 'list') return at.item;
    return at?.kind === 'group' ? at.fields.find(({ name }) => name === step) : undefined;
  }, field);
}

/** Returns the labels of the fields along the path. */
export function labelsTo(field: Field, path: Path): Bilingual[] {
  return path.flatMap((_, at) => fieldAt(field, path.slice(0, at + 1))?.label ?? []);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (below, step) => (typeof below === 'object' && below !== null && Object.hasOwn(below, step) ? partOf(below, step) : undefined),
    value,
  );
}

/** Sets the value at a path; a path through a missing value changes nothing. */
export function withAt(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === String(step) ? withAt(item, rest, to) : item));
  if (!isObject(value) || step === '__proto__') return value;
  const below = withAt(value[step], rest, to);
  // Undefined removes the property.
  return Object.fromEntries(Object.entries({ ...value, [step]: below }).filter(([, one]) => one !== undefined));
}
