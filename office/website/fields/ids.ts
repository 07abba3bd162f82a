/** Creates the ids of new items, which nobody types. */
import { plainText } from '#app/site/plain-text.ts';
import type { Field } from './field.ts';
import { isObject, listOf, partOf } from './form-value.ts';
import { nameOfItem } from './item-name.ts';

/** Ids that would collide with the desk's own addresses. */
const reserved: readonly string[] = ['new', 'publish', 'picture', 'new-doctor', 'sign', 'site', 'seen', 'which'];

/** Latin letters that are not a basic letter with an accent. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' };

/** Returns a text as part of an address: a–z, digits and hyphens, at most 48 characters; empty if none is left. */
export function addressText(text: string): string {
  const latin = plainText(text).replace(/[łøđðßæœþı]/g, (letter) => letters[letter] ?? '');
  return latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
}

/** Returns an id that no other item has, from the English name and the year of `from`, if any. */
export function freeId(value: unknown, items: readonly unknown[]): string {
  const year = String(partOf(value, 'from') ?? '').slice(0, 4);
  const plain = addressText(`${nameOfItem(value, items.length).en} ${year}`) || 'item';
  const taken = new Set(items.map((item) => partOf(item, 'id')));
  const numbered = [plain, ...Array.from({ length: items.length + 1 }, (_, at) => `${plain}-${at + 2}`)];
  return numbered.find((id) => !reserved.includes(id) && !taken.has(id)) ?? plain;
}

/** Adds an id to each list item of the value that needs one and has none. */
export function withIds(field: Field, value: unknown): unknown {
  if (field.kind === 'group' && isObject(value)) {
    const pairs = field.fields.flatMap((below) => (below.name in value ? [[below.name, withIds(below, value[below.name])] as const] : []));
    return Object.fromEntries(pairs);
  }
  if (field.kind !== 'list') return value;
  const { item } = field;
  const needsId = item.kind === 'group' && item.fields.some(({ name, kind, optional }) => name === 'id' && kind === 'fixed' && !optional);
  const taken = [...listOf(value)];
  return taken.map((one, at) => {
    // Ids added to earlier items count as taken.
    if (needsId && partOf(one, 'id') === undefined) taken[at] = { id: freeId(one, taken), ...(one as object) };
    return withIds(item, taken[at]);
  });
}
