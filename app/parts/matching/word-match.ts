import { editDistance } from './edit-distance.ts';

/** Typing errors forgiven in a word: none in short ones, where another word is one letter away. */
function errorsForgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How well a word answers to one typed, best first: the same, begins like it, alike but for slips, begins alike but for slips. */
export const wordTiers = { same: 0, begins: 1, alike: 2, beginsAlike: 3 } as const;
export const noMatch = Number.POSITIVE_INFINITY;

/** Compares two folded words (app/site/plain-text.ts) as they stand. */
export function asTyped(typed: string, word: string): number {
  if (word === typed) return wordTiers.same;
  return word.startsWith(typed) ? wordTiers.begins : noMatch;
}

/** Compares two folded words and forgives up to `forgiven` slips of the finger. */
export function forgiving(typed: string, word: string, forgiven = errorsForgiven(typed)): number {
  const plain = asTyped(typed, word);
  if (plain !== noMatch || forgiven === 0 || word.length < typed.length - forgiven) return plain;
  if (word.length <= typed.length + forgiven && editDistance(typed, word, { most: forgiven }) <= forgiven) return wordTiers.alike;
  const apart = editDistance(typed, word.slice(0, typed.length + forgiven), { prefix: true, most: forgiven });
  return apart <= forgiven ? wordTiers.beginsAlike : noMatch;
}

/** Below this a beginning is no name: "bus" is not Buspar. */
const shortestBeginning = 4;
/** So many letters for each slip that a name forgives: below, one name is mistaken for another. */
const lettersPerSlip = 5;

/** Compares two folded words as names that must not be taken for one another: at most one slip in five letters, none in four. */
export function closely(typed: string, word: string): number {
  if (typed === word) return wordTiers.same;
  if (typed.length >= shortestBeginning && word.startsWith(typed)) return wordTiers.begins;
  const most = Math.floor(typed.length / lettersPerSlip);
  return most > 0 && editDistance(typed, word, { most }) <= most ? wordTiers.alike : noMatch;
}
