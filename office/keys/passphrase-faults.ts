import { shortestPassphrase } from '#app/requests/passphrase-key.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { Faults } from '../look/fields.ts';
import { passphraseWeakness } from '../safe/passphrase-strength.ts';
import { words } from './words.ts';

/** Returns the faults of a new passphrase typed twice, keyed by field name. */
export async function passphraseFaults(language: Language, passphrase: string, again: string): Promise<Faults> {
  const w = wordsIn(words, language);
  const weakness = await passphraseWeakness(passphrase);
  if (weakness === 'short') return { passphrase: w.shortPassphrase(shortestPassphrase) };
  if (weakness === 'weak') return { passphrase: w.weakPassphrase };
  return passphrase === again ? {} : { again: w.unlikePassphrase };
}

export function hasFault(faults: Faults): boolean {
  return Object.values(faults).some(Boolean);
}
