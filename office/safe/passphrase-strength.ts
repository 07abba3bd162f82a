/** Whether a passphrase stands up to somebody who has the vault's file and tries the likely ones first. */
import { normalised, shortestPassphrase } from '#app/requests/passphrase-key.ts';

/**
 * Guesses that a passphrase must cost at least, as a power of ten. With the vault's rounds a fast graphics card tries
 * about 4,500 in a second (docs/decisions/020-the-office-desk.md), and so needs seven years.
 */
const leastGuesses = 12;

/** Characters that are looked at; a longer one is as good as these. */
const longest = 100;

let estimator: Promise<{ check(text: string): { readonly guessesLog10: number } }> | undefined;

/** The dictionaries are large, and wanted only on the day a passphrase is chosen. */
function load() {
  estimator ??= (async () => {
    const [{ ZxcvbnFactory }, common, en, es] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
      import('@zxcvbn-ts/language-es-es'),
    ]);
    return new ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...en.dictionary, ...es.dictionary },
      graphs: common.adjacencyGraphs,
    });
  })();
  return estimator;
}

/**
 * What is wrong with it: `short`, or `weak` where it is one of the common ones, repeats itself, runs along the keyboard
 * or the alphabet, or is made of too few words, in English or Spanish.
 */
export async function passphraseWeakness(passphrase: string): Promise<'short' | 'weak' | undefined> {
  const text = normalised(passphrase);
  if ([...text].length < shortestPassphrase) return 'short';
  const { guessesLog10 } = (await load()).check(text.slice(0, longest));
  return guessesLog10 < leastGuesses ? 'weak' : undefined;
}
