import { randomInt } from 'node:crypto';
import { fingerprintWordList } from '#app/requests/fingerprint-words.ts';
import type { Language } from '#app/site/language.ts';

/** Six words out of 256 are 48 bits; with the slow stretching of the passphrase nobody tries them all. */
const words = 6;

/** A passphrase that can be said, remembered and typed on any keyboard. Another each time. */
export function suggestedPassphrase(language: Language): string {
  return Array.from({ length: words }, () => fingerprintWordList[randomInt(fingerprintWordList.length)]?.[language]).join(' ');
}
