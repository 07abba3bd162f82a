import { askedWords } from '#app/parts/matching/asked-words.ts';
import { isOneSlip } from '#app/parts/matching/edit-distance.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { FoundPage } from './found.ts';
import type { IndexedPage, Passage, SiteIndex } from './site-index.ts';

/** How much a matching word counts: in one of the page's names, in a text, or in either with a typing error. */
const shares = { name: 1, text: 0.85, slip: 0.7 } as const;
/** The weight of a word that no page contains, such as a name or a place; a rare word of our pages weighs up to 1. */
const unknownWeight = 0.6;
/** A question must have this many words in common with a page, or all of its words if it has fewer. */
const leastShared = 2;
/** One word in common is enough if it is in a name of the page and weighs at least this much. */
const rareWeight = 0.62;

/**
 * Prepares measures of how much of a question a page or a passage contains. A word that half the site contains ("allergy", "doctor") weighs
 * little, and a rare one much. A question is given as stems.
 */
export function likenessOf({ language, passages }: SiteIndex) {
  /** Gives the stems of a text of each object, computed once. */
  function stemsOf<One>(textOf: (one: One) => string, keyOf: (one: One) => unknown = (one) => one) {
    const all = new Map<unknown, ReadonlySet<string>>();
    return (one: One): ReadonlySet<string> => {
      const stems = all.get(keyOf(one)) ?? new Set(askedWords(textOf(one)).map((word) => stem(word, language)));
      all.set(keyOf(one), stems);
      return stems;
    };
  }
  const namesOf = stemsOf(({ title, said, otherSaid }: IndexedPage) => `${title} ${said} ${otherSaid}`);
  const summaryOf = stemsOf(({ summary }: IndexedPage) => summary);
  const titleOf = stemsOf(({ title }: IndexedPage) => title);
  // Keyed by text, because the passages that the search returns are copies.
  const textOf = stemsOf(
    ({ heading, text }: Passage) => `${heading} ${text}`,
    ({ text }) => text,
  );
  const headingOf = stemsOf(({ heading }: Passage) => heading);

  /** The number of passages that contain a word, counted on first use. */
  const counts = new Map<string, number>();
  function countOf(word: string): number {
    const before = counts.get(word) ?? passages.filter((passage) => textOf(passage).has(word)).length;
    counts.set(word, before);
    return before;
  }
  const rarity = (count: number) => Math.log(1 + passages.length / (1 + count)) / Math.log(1 + passages.length);
  const weightOf = (word: string, isSaid: boolean) => (isSaid || countOf(word) > 0 ? rarity(countOf(word)) : unknownWeight);

  const slips = (word: string, among: ReadonlySet<string>) => [...among].some((other) => isOneSlip(other, word));

  function likeness(
    words: readonly string[],
    names: ReadonlySet<string>,
    said: readonly ReadonlySet<string>[],
    least = leastShared,
  ): number {
    const share = (word: string) => {
      if (names.has(word)) return shares.name;
      if (said.some((text) => text.has(word))) return shares.text;
      return [names, ...said].some((text) => slips(word, text)) ? shares.slip : 0;
    };
    const all = [...new Set(words)].map((word) => {
      const own = share(word);
      return { weight: weightOf(word, own > 0), share: own };
    });
    // One common word is not enough ("receta de pozole" does not mean our recipes), unless it is a rare name ("keep my epipen").
    const shared = all.filter(({ share: own }) => own > 0);
    const isRare = shared.some(({ weight, share: own }) => own === shares.name && weight >= rareWeight);
    if (!isRare && shared.length < Math.min(least, all.length)) return 0;
    const whole = all.reduce((sum, { weight }) => sum + weight, 0);
    return whole === 0 ? 0 : all.reduce((sum, { weight, share: own }) => sum + weight * own, 0) / whole;
  }

  return {
    /** The likeness of a page by its names, its summary and its best passage, 0 to 1. */
    ofPage: (asked: readonly string[], { page, passages: [best] }: FoundPage) =>
      likeness(asked, namesOf(page), [...(best ? [textOf(best)] : []), summaryOf(page)]),
    /** The likeness of one passage by its heading and text, 0 to 1. */
    ofPassage: (asked: readonly string[], passage: Passage) => likeness(asked, new Set(), [textOf(passage)], 0),
    /** Whether a passage contains only those words of the question that its page's title has, and none of the others. */
    onlyNames(asked: readonly string[], { page }: FoundPage, passage: Passage) {
      const title = titleOf(page);
      const more = asked.filter((word) => !title.has(word));
      const text = textOf(passage);
      return more.length > 0 && more.length < asked.length && !more.some((word) => text.has(word) || slips(word, text));
    },
    /**
     * Whether a passage answers a different question, such as "Is the flu vaccine safe?": neither of its two rarest words is asked about.
     */
    answersAnother(asked: readonly string[], passage: Passage) {
      if (!passage.heading.endsWith('?')) return false;
      const rarest = [...headingOf(passage)].sort((one, other) => countOf(one) - countOf(other)).slice(0, 2);
      return !rarest.some((word) => asked.includes(word) || slips(word, new Set(asked)));
    },
  };
}
