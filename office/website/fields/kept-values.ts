/** What no form changes, whatever a form says of it: links between records, signatures, sources, the key for requests. */
import type { Field } from './field.ts';
import { isObject, isPhoto, listOf, partOf } from './form-value.ts';

/** The value of a form, with the record's own in every field that no form changes; `own` is the record's value in the form's place. */
export function withKept(field: Field, value: unknown, own: unknown): unknown {
  switch (field.kind) {
    case 'fixed':
    case 'unknown':
      return own;
    case 'picture':
      return keptPicture(value, own);
    case 'word':
      return value === field.word ? value : withKept(field.other, value, own);
    case 'group':
      return isObject(value)
        ? Object.fromEntries(
            field.fields.flatMap((below) => {
              const kept = withKept(below, value[below.name], partOf(own, below.name));
              return kept === undefined ? [] : [[below.name, kept]];
            }),
          )
        : value;
    case 'list':
      return Array.isArray(value) ? keptItems(field.item, value, listOf(own)) : value;
    default:
      return value;
  }
}

/** An item that the record does not have keeps nothing: it gets an id of its own later. */
function keptItems(item: Field, items: readonly unknown[], own: readonly unknown[]): unknown[] {
  const left = [...own];
  return items.map((one) => {
    const wanted = identityOf(item, one);
    const at = left.findIndex((other) => identityOf(item, other) === wanted);
    return withKept(item, one, at === -1 ? undefined : left.splice(at, 1)[0]);
  });
}

/** What tells an item from its neighbors and no form changes: its id, or else everything else that is fixed in it. */
function identityOf(item: Field, value: unknown): string {
  const id = item.kind === 'group' && item.fields.find(({ name, kind }) => name === 'id' && kind === 'fixed') && partOf(value, 'id');
  return JSON.stringify(id || fixedIn(item, value)) ?? '';
}

function fixedIn(field: Field, value: unknown): unknown {
  if (field.kind === 'fixed') return value;
  return field.kind === 'group' ? field.fields.map((below) => fixedIn(below, partOf(value, below.name)) ?? null) : undefined;
}

/** A form chooses a photograph, its middle and its description; the drawing in its place is the record's. */
function keptPicture(value: unknown, own: unknown): unknown {
  if (!isPhoto(value)) return value === undefined || isPhoto(own) ? undefined : own;
  const { kind, file, focus, alt } = value as Readonly<Record<string, unknown>>;
  const before = isPhoto(own) && own.file === file ? own : {};
  return { ...before, kind, file, ...(focus !== undefined && { focus }), ...(alt !== undefined && { alt }) };
}
