import type { Language } from '#app/site/language.ts';

/** "y" before the sound of another i is "e"; a diphthong ("hierba", "hielo") has none. */
const beginsWithI = /^h?[ií](?![aeou])/i;

/**
 * "oak, elm, and ash" / "encino, olmo y fresno". Without `Intl`, whose first use keeps a slow phone busy for more than a tenth of a second
 * (docs/decisions/027-days-without-intl.md).
 */
export function listInWords(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
  if (before.length === 0) return last;
  if (language === 'es') return `${before.join(', ')} ${beginsWithI.test(last) ? 'e' : 'y'} ${last}`;
  return before.length === 1 ? `${before[0]} and ${last}` : `${before.join(', ')}, and ${last}`;
}
