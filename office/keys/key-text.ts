import { fingerprintWords } from '#app/requests/fingerprint-words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../look/html.ts';
import type { OfficeKey } from '../safe/vault.ts';
import type { PaperKeyError } from './paper-key.ts';
import { words } from './words.ts';

/** Draws a key's ten words, numbered, to compare by phone. */
export function keyWords({ fingerprint }: OfficeKey, language: Language): Html {
  return html`<ol class="desk-groups">${fingerprintWords(fingerprint).map((word, place) => html`<li>${place + 1}. <b>${word[language]}</b></li>`)}</ol>`;
}

/** Says what is wrong with a key typed from the sheet, and where. */
export function paperFault({ reason, groups, count }: PaperKeyError, language: Language): string {
  const w = wordsIn(words, language);
  if (groups.length > 0) return w.typedKeyGroups(new Intl.ListFormat(language).format(groups.map(String)), groups.length);
  return reason === 'length' ? w.typedKeyLength(count) : w.typedKeyTyping;
}
