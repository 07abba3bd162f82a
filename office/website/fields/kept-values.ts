/** Protects what no form may change, whatever it sends: links between records, approvals, sources, the key for requests. */
import type { Field } from './field.ts';
import { isObject, isPhoto, listOf, partOf } from './form-value.ts';

/** Returns a form's value, with the record's value `own` in every field that no form may change. */
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

/** Keeps nothing for an item that the record does not have; its id is added later. */
function keptItems(item: Field, items: readonly unknown[], own: readonly unknown[]): unknown[] {
  const left = [...own];
  return items.map((one) => {
    const wanted = identityOf(item, one);
    const at = left.findIndex((other) => identityOf(item, other) === wanted);
    return withKept(item, one, at === -1 ? undefined : left.splice(at, 1)[0]);
  });
}

/** Returns what identifies an item and no form changes: its id, or else all its fixed values. */
function identityOf(item: Field, value: unknown): string {
  const id = item.kind === 'group' && item.fields.find(({ name, kind }) => name === 'id' && kind === 'fixed') && partOf(value, 'id');
  return JSON.stringify(id || fixedIn(item, value)) ?? '';
}

function fixedIn(field: Field, value: unknown): unknown {
  if (field.kind === 'fixed') return value;
  return field.kind === 'group' ? field.fields.map((below) => fixedIn(below, partOf(value, below.name)) ?? null) : undefined;
}

/** Takes photo, focus and description from the form, but a drawing instead of a photo from the record. */
function keptPicture(value: unknown, own: unknown): unknown {
  if (!isPhoto(value)) return value === undefined || isPhoto(own) ? undefined : own;
  const { kind, file, focus, alt } = value as Readonly<Record<string, unknown>>;
  const before = isPhoto(own) && own.file === file ? own : {};
  return { ...before, kind, file, ...(focus !== undefined && { focus }), ...(alt !== undefined && { alt }) };
}
