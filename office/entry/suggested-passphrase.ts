import { randomInt } from 'node:crypto';
import { fingerprintWordList } from '#app/requests/fingerprint-words.ts';
import type { Language } from '#app/site/language.ts';

/** Six words out of 256 are 48 bits, too many to try with the slow stretching of the passphrase. */
const words = 6;

/** Returns a new random passphrase that is easy to say, remember and type on any keyboard. */
export function suggestedPassphrase(language: Language): string {
  return Array.from({ length: words }, () => fingerprintWordList[randomInt(fingerprintWordList.length)]?.[language]).join(' ');
}
