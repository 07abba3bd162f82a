import { languages } from '#app/site/language.ts';
import { functionWords } from './function-word-list.ts';

/** Below this a word that nobody knows is one, not several written together. */
const shortestRunOn = 7;
/** Letters of an ending behind a word that may have any: "clos|ing". */
const longestEnding = 4;
/** A part of fewer letters is one of the small words. */
const shortestPart = 4;
/** Small parts that may stand in a run-on: more of them would part every word. */
const smallParts = new Set([
  ...languages.flatMap((language) => [...functionWords[language]].filter((word) => word.length > 1)),
  'i',
  'y',
  'a',
]);

/** Denies what follows it, so it ends no run-on: "temprano" is not "tempra no". */
const denials = new Set(['no', 'ni', 'not', 'sin']);

/**
 * Parts words that voice typing and haste have run together: "throatclosing", "icantbreathe", "nopuedorespirar". A word
 * that is none of the phrases' own, slips forgiven, is parted where every part is known, into as few parts as can be.
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
