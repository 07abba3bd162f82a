/** Counts the syllables of an English word with the package `syllable`; words it misses stand in syllables-en-exceptions.ts. */
import { syllable } from 'syllable';
import { englishExceptions } from './syllables-en-exceptions.ts';

function partSyllables(part: string): number {
  if (/^\p{Lu}{2,5}s?$/u.test(part)) return [...part.replace(/s$/, '')].reduce((sum, letter) => sum + (letter === 'W' ? 3 : 1), 0);
  const word = part.toLowerCase().replaceAll('’', "'");
  return englishExceptions.get(word) ?? englishExceptions.get(word.replace(/s$/, '')) ?? syllable(word);
}

/**
 * Syllables of one word without digits; at least 1. Hyphenated words are the sum of their parts, and names of
 * two to five capitals are read letter by letter.
 */
export function englishSyllables(word: string): number {
  const parts = word.split(/[^\p{L}'’]+/u);
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + (/\p{L}/u.test(part) ? partSyllables(part) : 0), 0),
  );
}
