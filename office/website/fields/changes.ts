/** Finds the differences between two values of a field, down to the innermost fields. */
import { isDeepStrictEqual } from 'node:util';
import type { Bilingual } from '#app/site/language.ts';
import type { Field } from './field.ts';
import { isObject, listOf, partOf } from './form-value.ts';
import { nameOfItem } from './item-name.ts';
import type { Path } from './places.ts';

export interface Change {
  readonly field: Field;
  readonly path: Path;
  /** The labels and names on the way to the field. */
  readonly names: readonly Bilingual[];
  readonly from: unknown;
  readonly to: unknown;
  /** The group that contains the field, after the change. */
  readonly record?: unknown;
}

/** Treats a list with items added, removed or reordered as one change. */
export function changesOf(field: Field, from: unknown, to: unknown, path: Path = [], above: readonly Bilingual[] = []): Change[] {
  if (isDeepStrictEqual(from, to)) return [];
  const names = field.label ? [...above, field.label] : above;
  if (field.kind === 'group' && isObject(from) && isObject(to))
    return field.fields.flatMap((below) =>
      changesOf(below, from[below.name], to[below.name], [...path, below.name], names).map((change) => ({ record: to, ...change })),
    );
  if (field.kind === 'word' && from !== field.word && to !== field.word) return changesOf(field.other, from, to, path, names);
  if (field.kind === 'list' && isSameOrder(listOf(from), listOf(to)))
    return listOf(to).flatMap((item, at) => {
      const before = partOf(from, at);
      return changesOf(field.item, before, item, [...path, at], [...names, nameOfItem(before, at)]);
    });
  return [{ field, path, names, from, to }];
}

function isSameOrder(from: readonly unknown[], to: readonly unknown[]): boolean {
  return from.length === to.length && matched(from, to).every((at, index) => at === index);
}

const keyOf = (item: unknown) => partOf(item, 'id');

/**
 * For each item after a change, returns the index of the same item before, if any: an equal item, else one with the same id, else, where
 * equally many stay unmatched on both sides, the one in the same place among those.
 */
export function matched(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (found: number | undefined) => {
    if (found !== undefined) free.delete(found);
    return found;
  };
  const found = after.map((item) => take([...free].find((at) => isDeepStrictEqual(before[at], item))));
  after.forEach((item, index) => {
    const key = keyOf(item);
    if (found[index] === undefined && key !== undefined) found[index] = take([...free].find((at) => keyOf(before[at]) === key));
  });
  const open = [...found.keys()].filter((index) => found[index] === undefined);
  const left = [...free];
  if (open.length !== left.length) return found;
  for (const [place, index] of open.entries()) found[index] = left[place];
  return found;
}

/** Returns the record's groups that an item has too: new hours start as a copy of the hours that they replace. */
export function groupsFrom(item: Field, record: unknown): object {
  const groups =
    item.kind === 'group' && isObject(record) ? item.fields.filter(({ name, kind }) => kind === 'group' && name in record) : [];
  return Object.fromEntries(groups.map(({ name }) => [name, partOf(record, name)]));
}

/**
 * Returns the record after a form: `shown` is what the form showed of `base`, `wanted` what the form contains now. Unchanged values stay
 * as in the record, even where a form cannot show them exactly (a text's final line break, `off` for no hours).
 */
export function settled(base: unknown, shown: unknown, wanted: unknown): unknown {
  if (isDeepStrictEqual(shown, wanted)) return base;
  if (isObject(base) && isObject(shown) && isObject(wanted)) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(wanted)])];
    const pairs = names.map((name) => [name, settled(base[name], shown[name], wanted[name])] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(shown) && Array.isArray(wanted) && base.length === shown.length) {
    const places = matched(shown, wanted);
    return wanted.map((item, index) => {
      const at = places[index];
      return at === undefined ? item : settled(base[at], shown[at], item);
    });
  }
  return typeof base === 'string' && base.endsWith('\n') && typeof wanted === 'string' ? `${wanted}\n` : wanted;
}
