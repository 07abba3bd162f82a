import { type Language, wordsIn } from '#app/site/language.ts';
import { type ClosureNotice, changedHours } from './closure-notices.ts';
import { type DateParts, formatDate } from './format.ts';
import { words } from './words.ts';

/** A closure in words: its days with a colon, then what changes, why, and where unless it is everywhere. */
export interface ClosureText {
  readonly days: string;
  readonly text: string;
}

/** @param days how its days are written. */
export function closureText(
  notice: ClosureNotice,
  offices: readonly { readonly id: string; readonly name: string }[],
  language: Language,
  days: DateParts,
): ClosureText {
  const { from, to, reason, offices: at } = notice;
  const names = offices.filter(({ id }) => at.includes(id)).map(({ name }) => name);
  const where = names.length < offices.length ? ` · ${names.join(', ')}` : '';
  const until = to === from ? '' : ` – ${formatDate(to, language, days)}`;
  const changes = changedHours(notice, wordsIn(words, language), language);
  return { days: `${formatDate(from, language, days)}${until}:`, text: `${changes} · ${reason}${where}` };
}
