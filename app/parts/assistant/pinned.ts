import { readerOf } from '#app/parts/matching/meant.ts';
import { phraseOf, type SpelledWord, spelled } from '#app/parts/matching/phrases.ts';
import type { IndexedPinned, Passage, SiteIndex } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';

/** The only words that a pinned question may contain. */
const choicesOf = ({ phrases, beside }: IndexedPinned) =>
  languages
    .flatMap((language) => [...phrases[language], ...(beside?.[language] ?? [])])
    .flatMap((line) => phraseOf(line).flatMap((slot) => slot.choices));

/** The passage that answers a pinned question; undefined if the pages do not have it. */
export function passageOf({ to, hash, heading }: IndexedPinned, passages: readonly Passage[]): Passage | undefined {
  return passages.find((passage) => passage.page === to && (heading === undefined ? passage.hash === hash : passage.heading === heading));
}

/** Prepares the pinned questions. @returns a function that gives the passage for a question if it is one of them. */
export function pinnedIn({ pinned, passages }: Pick<SiteIndex, 'pinned' | 'passages'>): (question: string) => Passage | undefined {
  const read = readerOf(pinned);
  const choices = new Map(pinned.map((one) => [one, one.beside && choicesOf(one)]));
  /** Whether a question contains no other words than it may; a pinned question without `beside` allows any. */
  const isWhole = (one: IndexedPinned, words: readonly SpelledWord[]) => words.every(({ meets }) => choices.get(one)?.some(meets) ?? true);
  return (question) => {
    const words = spelled(question);
    const meant = read(question).find((one) => isWhole(one, words));
    return meant && passageOf(meant, passages);
  };
}
