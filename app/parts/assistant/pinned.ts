import { readerOf } from '#app/parts/matching/meant.ts';
import { phraseOf, type SpelledWord, spelled } from '#app/parts/matching/phrases.ts';
import type { IndexedPinned, Passage, SiteIndex } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';

/** The only words that a pinned question may contain. */
const choicesOf = ({ phrases, beside }: IndexedPinned) =>
  languages
    .flatMap((language) => [...phrases[language], ...(beside?.[language] ?? [])])
    .flatMap((line) => phraseOf(line).flatMap((slot) => slot.choices));

type Pages = Pick<SiteIndex, 'pages' | 'passages'>;

/** Returns the passage that answers a pinned question, or the page's summary if the entry names no place; undefined if none exists. */
export function passageOf({ to, hash, heading }: IndexedPinned, { pages, passages }: Pages): Passage | undefined {
  if (hash === undefined && heading === undefined) {
    const page = pages.find(({ id }) => id === to);
    return page && { page: to, heading: page.title, text: page.summary };
  }
  return passages.find((passage) => passage.page === to && (heading === undefined ? passage.hash === hash : passage.heading === heading));
}

/** The passage for a pinned question; with `inGeneral` it only gives the general rule, and a person answers for individuals. */
interface PinnedPassage {
  readonly passage: Passage;
  readonly inGeneral: boolean;
}

/** Prepares the pinned questions. @returns a function that gives the passage for a question if it is one of them. */
export function pinnedIn({ pinned, ...index }: Pages & Pick<SiteIndex, 'pinned'>): (question: string) => PinnedPassage | undefined {
  const read = readerOf(pinned);
  const choices = new Map(pinned.map((one) => [one, one.beside && choicesOf(one)]));
  /** Whether a question contains no other words than it may; a pinned question without `beside` allows any. */
  const isWhole = (one: IndexedPinned, words: readonly SpelledWord[]) => words.every(({ meets }) => choices.get(one)?.some(meets) ?? true);
  return (question) => {
    const words = spelled(question);
    const meant = read(question).find((one) => isWhole(one, words));
    const passage = meant && passageOf(meant, index);
    return passage && { passage, inGeneral: meant.inGeneral === true };
  };
}
