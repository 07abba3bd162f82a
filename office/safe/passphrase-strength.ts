/** Checks a passphrase against someone who has the vault's file and tries the likely ones first. */
import { normalised, shortestPassphrase } from '#app/requests/passphrase-key.ts';

/**
 * Minimum guesses that a passphrase must take, as a power of ten. With the vault's rounds, a fast graphics card tries
 * about 4,500 a second (docs/decisions/020-the-office-desk.md), and so needs seven years.
 */
const leastGuesses = 12;

/** Characters that are checked; a longer passphrase counts as these. */
const longest = 100;

let estimator: Promise<{ check(text: string): { readonly guessesLog10: number } }> | undefined;

/** Loads the large dictionaries only when a passphrase is chosen. */
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
 * Returns what's wrong: `short`, or `weak` if the passphrase is a common one, repeats itself, follows the keyboard or the
 * alphabet, or has too few words, in English or Spanish.
 */
export async function passphraseWeakness(passphrase: string): Promise<'short' | 'weak' | undefined> {
  const text = normalised(passphrase);
  if ([...text].length < shortestPassphrase) return 'short';
  const { guessesLog10 } = (await load()).check(text.slice(0, longest));
  return guessesLog10 < leastGuesses ? 'weak' : undefined;
}
