import { readerOf } from '#app/parts/matching/meant.ts';
import { phraseOf, type Said, spelled } from '#app/parts/matching/phrases.ts';
import type { IndexedPinned, Passage, SiteIndex } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';

/** What may be said in a question that is nothing else. */
const choicesOf = ({ phrases, beside }: IndexedPinned) =>
  languages
    .flatMap((language) => [...phrases[language], ...(beside?.[language] ?? [])])
    .flatMap((line) => phraseOf(line).flatMap((slot) => slot.choices));

/** The passage that a pinned question is answered with; undefined where it is not there. */
export function passageOf({ to, hash, heading }: IndexedPinned, passages: readonly Passage[]): Passage | undefined {
  return passages.find((passage) => passage.page === to && (heading === undefined ? passage.hash === hash : passage.heading === heading));
}

/** Makes pinned questions ready to be heard. @returns the passage that answers a question, where it is one of them. */
export function pinnedIn({ pinned, passages }: Pick<SiteIndex, 'pinned' | 'passages'>): (question: string) => Passage | undefined {
  const read = readerOf(pinned);
  const choices = new Map(pinned.map((one) => [one, one.beside && choicesOf(one)]));
  /** Whether a question says nothing else; one without `beside` may. */
  const isWhole = (one: IndexedPinned, words: readonly Said[]) => words.every(({ meets }) => choices.get(one)?.some(meets) ?? true);
  return (question) => {
    const words = spelled(question);
    const meant = read(question).find((one) => isWhole(one, words));
    return meant && passageOf(meant, passages);
  };
}
