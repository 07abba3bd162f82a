/**
 * Reads the figures of a text as bare values, so that the two languages of an article can be compared: 1,000 and 1000, 40% and "40 por
 * ciento" and 0,3 and 0.3 are each the same. Times of day are left out; their spelling differs.
 */
const spelled: readonly (readonly string[])[] = [
  ['zero', 'cero'],
  ['one', 'uno', 'una', 'un'],
  ['two', 'twice', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
  ['eleven', 'once'],
  ['twelve', 'doce'],
];

/** Returns values in reading order, such as "40%", "1000", "0.3". */
export function figureValues(text: string): string[] {
  const plain = text
    .replaceAll(/\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b\.?/giu, ' ')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/(?<=\d)\s?(?:percent\b|por ciento\b|%)/giu, '%');
  return plain.match(/(?<![\p{L}\d.])\d+(?:\.\d+)?%?/gu) ?? [];
}

/** Counts how often a small whole number is written as a word in either language. */
export function spelledCount(text: string, value: string): number {
  const words = spelled[Number(value)];
  if (words === undefined || !/^\d+$/.test(value)) return 0;
  return text.match(new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu'))?.length ?? 0;
}

/** Returns what `one` has more often than `other`, each as often as it is missing. */
export function surplus(one: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return one.filter((value) => {
    const at = rest.indexOf(value);
    if (at === -1) return true;
    rest.splice(at, 1);
    return false;
  });
}
