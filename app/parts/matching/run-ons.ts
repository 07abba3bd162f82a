import { languages } from '#app/site/language.ts';
import { functionWords } from './function-word-list.ts';

/** Shorter unknown words are never split. */
const shortestRunOn = 7;
/** The most letters that may follow a word written with `*`: "clos" + "ing". */
const longestEnding = 4;
/** Shorter parts must be among `smallParts`. */
const shortestPart = 4;
/** The short parts that a run-on may contain; allowing more would split nearly every word. */
const smallParts = new Set([
  ...languages.flatMap((language) => [...functionWords[language]].filter((word) => word.length > 1)),
  'i',
  'y',
  'a',
]);

/** Denials come before what they deny, so no run-on ends in one: "temprano" is not "tempra no". */
const denials = new Set(['no', 'ni', 'not', 'sin']);

/**
 * Splits words that voice typing or haste has run together: "throatclosing", "icantbreathe", "nopuedorespirar". A word is split only if
 * it is not a (perhaps misspelled) word of a phrase itself and all its parts are known, and then into as few parts as possible.
 * @param known all words of the phrases, in plain letters
 * @param open those of them that may have any ending
 * @param isOwn whether a word, typing errors forgiven, is a word of a phrase
 */
export function runOnsOf(
  known: ReadonlySet<string>,
  open: readonly string[],
  isOwn: (word: string) => boolean,
): (word: string) => readonly string[] {
  const begins = (part: string) => open.some((word) => part.startsWith(word) && part.length <= word.length + longestEnding);
  const isPart = (part: string) => smallParts.has(part) || (part.length >= shortestPart && (known.has(part) || begins(part)));
  return (word) => {
    if (word.length < shortestRunOn || known.has(word) || isOwn(word)) return [word];
    const best: (readonly string[] | undefined)[] = [[]];
    for (let end = 1; end <= word.length; end += 1) {
      for (let start = 0; start < end; start += 1) {
        const before = best[start];
        const part = word.slice(start, end);
        if (!before || !isPart(part)) continue;
        if (before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = [...before, part];
      }
    }
    const parts = best[word.length] ?? [word];
    return denials.has(parts.at(-1) ?? '') ? [word] : parts;
  };
}
