import { editDistance } from './edit-distance.ts';

/** How many typing errors are forgiven in a word: none below four letters, where one letter makes another word. */
function errorsForgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How well a word matches what was typed, best first: equal, begins with it, equal except for typos, begins with it except for typos. */
export const wordTiers = { same: 0, begins: 1, alike: 2, beginsAlike: 3 } as const;
export const noMatch = Number.POSITIVE_INFINITY;

/** Compares two words in plain lower-case letters (app/site/plain-text.ts) exactly. @returns one of `wordTiers`, or `noMatch`. */
export function asTyped(typed: string, word: string): number {
  if (word === typed) return wordTiers.same;
  return word.startsWith(typed) ? wordTiers.begins : noMatch;
}

/** Compares two plain words and forgives up to `forgiven` typing errors. @returns one of `wordTiers`, or `noMatch`. */
export function forgiving(typed: string, word: string, forgiven = errorsForgiven(typed)): number {
  const plain = asTyped(typed, word);
  if (plain !== noMatch || forgiven === 0 || word.length < typed.length - forgiven) return plain;
  if (word.length <= typed.length + forgiven && editDistance(typed, word, { most: forgiven }) <= forgiven) return wordTiers.alike;
  const apart = editDistance(typed, word.slice(0, typed.length + forgiven), { prefix: true, most: forgiven });
  return apart <= forgiven ? wordTiers.beginsAlike : noMatch;
}

/** A shorter beginning does not match a name: "bus" is not Buspar. */
const shortestBeginning = 4;
/** One typing error is forgiven for each five letters of a name; more would confuse one name with another. */
const lettersPerSlip = 5;

/** Compares two plain words as names that must not be confused: one typing error is forgiven for each full five letters typed. */
export function closely(typed: string, word: string): number {
  if (typed === word) return wordTiers.same;
  if (typed.length >= shortestBeginning && word.startsWith(typed)) return wordTiers.begins;
  const most = Math.floor(typed.length / lettersPerSlip);
  return most > 0 && editDistance(typed, word, { most }) <= most ? wordTiers.alike : noMatch;
}
