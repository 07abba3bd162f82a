/** Ids of new items: nobody types one. */
import { plainText } from '#app/site/plain-text.ts';
import type { Field } from './field.ts';
import { isObject, listOf, partOf } from './form-value.ts';
import { nameOfItem } from './item-name.ts';

/** Words that have another meaning in an address of the desk. */
const reserved: readonly string[] = ['new', 'publish', 'picture', 'new-doctor', 'sign', 'site', 'seen', 'which'];

/** Letters of other alphabets of Latin that are not one of ours with a mark. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' };

/** A text in the letters and figures of addresses, with hyphens between its words; empty where it has none of them. */
export function addressText(text: string): string {
  const latin = plainText(text).replace(/[łøđðßæœþı]/g, (letter) => letters[letter] ?? '');
  return latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
}

/** An id that no other item has: of the English name, and of the year where it has a day. */
export function freeId(value: unknown, items: readonly unknown[]): string {
  const year = String(partOf(value, 'from') ?? '').slice(0, 4);
  const plain = addressText(`${nameOfItem(value, items.length).en} ${year}`) || 'item';
  const taken = new Set(items.map((item) => partOf(item, 'id')));
  const numbered = [plain, ...Array.from({ length: items.length + 1 }, (_, at) => `${plain}-${at + 2}`)];
  return numbered.find((id) => !reserved.includes(id) && !taken.has(id)) ?? plain;
}

/** The value with an id for each item of its lists that needs one and has none. */
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
    // Ids given before it count as taken.
    if (needsId && partOf(one, 'id') === undefined) taken[at] = { id: freeId(one, taken), ...(one as object) };
    return withIds(item, taken[at]);
  });
}
