import { fingerprintWords } from '#app/requests/fingerprint-words.ts';
import type { Language } from '#app/site/language.ts';
import { type Html, html } from '../look/html.ts';
import type { OfficeKey } from '../safe/vault.ts';

/** The ten words of a key, numbered, to be compared by telephone. */
export function keyWords({ fingerprint }: OfficeKey, language: Language): Html {
  return html`<ol class="desk-groups">${fingerprintWords(fingerprint).map((word, place) => html`<li>${place + 1}. <b>${word[language]}</b></li>`)}</ol>`;
}
