import { practice } from '#app/content/content.server.ts';
import { fingerprintWords } from '#app/requests/fingerprint-words.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import type { Language } from '#app/site/language.ts';
import { type Html, html } from '../look/html.ts';
import type { OfficeKey } from '../safe/vault.ts';

/** The lines of content/practice.yaml for the key in use; the one before it is still taken from pages that are open. */
export function practiceYaml(keys: readonly OfficeKey[]): string {
  // Nobody should lock to the sample key any more.
  const [current, before] = keys.filter(({ publicKey }) => publicKey !== sampleKeyPair.publicKey);
  if (!current) return '';
  return `requests:
  key:
    publicKey: "${current.publicKey}"
    fingerprint: "${current.fingerprint}"
  olderKeyIds: [${before ? `"${before.keyId}"` : ''}]`;
}

/** Whether the site of this folder locks to a key. */
export function isSiteKey({ publicKey }: { readonly publicKey: string }): boolean {
  return practice().requests?.key.publicKey === publicKey;
}

/** The ten words of a key, numbered, to be compared by telephone. */
export function keyWords({ fingerprint }: OfficeKey, language: Language): Html {
  return html`<ol class="desk-groups">${fingerprintWords(fingerprint).map((word, place) => html`<li>${place + 1}. <b>${word[language]}</b></li>`)}</ol>`;
}
