import { type Language, wordsIn } from '#app/site/language.ts';
import { type ClosureNotice, changedHours } from './closure-notices.ts';
import { closureWords } from './closure-words.ts';
import type { DateParts } from './format.ts';
import { period } from './period.ts';

/** A closure in words: its days with a colon; what changes, and where unless everywhere; the reason. */
export interface ClosureText {
  readonly days: string;
  readonly text: string;
  readonly reason: string;
}

/** @param days the style of the dates. */
export function closureText(
  notice: ClosureNotice,
  offices: readonly { readonly id: string; readonly name: string }[],
  language: Language,
  days: DateParts,
): ClosureText {
  const { from, to, reason, offices: at } = notice;
  const names = offices.filter(({ id }) => at.includes(id)).map(({ name }) => name);
  const where = names.length < offices.length ? ` · ${names.join(', ')}` : '';
  const changes = changedHours(notice, wordsIn(closureWords, language), language);
  return { days: `${period(from, to, language, days)}:`, text: `${changes}${where}`, reason };
}
