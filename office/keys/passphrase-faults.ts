import { type Language, wordsIn } from '#app/site/language.ts';
import type { Faults } from '../look/fields.ts';
import { isLongEnough, shortestPassphrase } from '../safe/passphrase-key.ts';
import { words } from './words.ts';

/** What is wrong with a new passphrase given twice, by the names of the two fields. */
export function passphraseFaults(language: Language, passphrase: string, again: string): Faults {
  const w = wordsIn(words, language);
  if (!isLongEnough(passphrase)) return { passphrase: w.shortPassphrase(shortestPassphrase) };
  return passphrase === again ? {} : { again: w.unlikePassphrase };
}

export function hasFault(faults: Faults): boolean {
  return Object.values(faults).some(Boolean);
}
