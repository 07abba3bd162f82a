import { askedWords } from '#app/parts/matching/asked-words.ts';
import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { FoundPage } from './found.ts';
import type { IndexedPage, Passage, SiteIndex } from './site-index.ts';

/** What a word counts by where it stands: in a name or a heading, in a text, or there with a slip. */
const shares = { name: 1, text: 0.85, slip: 0.7 } as const;
/** What a word weighs that no page says: a name, a place, a turn of speech; a rare word of ours weighs up to 1. */
const unknownWeight = 0.6;
/** Words that a question of as many must have in common with a page. */
const leastShared = 2;
/** From this weight on a word of a name is enough by itself. */
const rareWeight = 0.62;
/** Below this a slip makes another word. */
const shortestForgiven = 5;

export interface Likeness {
  /** Of a page with its names and its best passage. */
  readonly ofPage: (asked: readonly string[], found: FoundPage) => number;
  /** Of one passage with its heading, alone. */
  readonly ofPassage: (asked: readonly string[], passage: Passage) => number;
  /** Whether a passage says of what was asked only what the title of its page says, where more was asked. */
  readonly onlyNames: (asked: readonly string[], found: FoundPage, passage: Passage) => boolean;
}

/**
 * Measures how much of what was asked a page says in its names and its best passage, 0 to 1. A word that half the site
 * says ("allergy", "doctor") weighs little, one that no page says weighs most.
 */
export function likenessOf({ language, passages }: SiteIndex): Likeness {
  const stemsOf = (text: string) => new Set(askedWords(text).map((word) => stem(word, language)));
  const kept = new WeakMap<object, ReadonlySet<string>>();
  function keptStems(of: IndexedPage, text: () => string): ReadonlySet<string> {
    const before = kept.get(of) ?? stemsOf(text());
    kept.set(of, before);
    return before;
  }
  const namesOf = (page: IndexedPage) => keptStems(page, () => `${page.title} ${page.said} ${page.otherSaid}`);
  const summaries = new WeakMap<IndexedPage, ReadonlySet<string>>();
  function summaryOf(page: IndexedPage): ReadonlySet<string> {
    const before = summaries.get(page) ?? stemsOf(page.summary);
    summaries.set(page, before);
    return before;
  }
  const titles = new WeakMap<IndexedPage, ReadonlySet<string>>();
  function titleOf(page: IndexedPage): ReadonlySet<string> {
    const before = titles.get(page) ?? stemsOf(page.title);
    titles.set(page, before);
    return before;
  }
  // What the search found is a copy; the same text is read once.
  const texts = new Map<string, ReadonlySet<string>>();
  function textOf({ heading, text }: Passage): ReadonlySet<string> {
    const before = texts.get(text) ?? stemsOf(`${heading} ${text}`);
    texts.set(text, before);
    return before;
  }

  /** In how many passages a word stands, counted when it is first asked for. */
  const counts = new Map<string, number>();
  function countOf(word: string): number {
    const before = counts.get(word) ?? passages.filter((passage) => textOf(passage).has(word)).length;
    counts.set(word, before);
    return before;
  }
  const rarity = (count: number) => Math.log(1 + passages.length / (1 + count)) / Math.log(1 + passages.length);
  const weightOf = (word: string, isSaid: boolean) => (isSaid || countOf(word) > 0 ? rarity(countOf(word)) : unknownWeight);

  const slips = (word: string, among: ReadonlySet<string>) =>
    word.length >= shortestForgiven && [...among].some((other) => other[0] === word[0] && editDistance(word, other, { most: 1 }) <= 1);

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
    // One word in common is none, "receta de pozole" is no recipe of ours, unless it is a rare name: "keep my epipen".
    const shared = all.filter(({ share: own }) => own > 0);
    const isRare = shared.some(({ weight, share: own }) => own === shares.name && weight >= rareWeight);
    if (!isRare && shared.length < Math.min(least, all.length)) return 0;
    const whole = all.reduce((sum, { weight }) => sum + weight, 0);
    return whole === 0 ? 0 : all.reduce((sum, { weight, share: own }) => sum + weight * own, 0) / whole;
  }

  return {
    ofPage: (asked, { page, passages: [best] }) => likeness(asked, namesOf(page), [...(best ? [textOf(best)] : []), summaryOf(page)]),
    onlyNames(asked, { page }, passage) {
      const title = titleOf(page);
      const more = asked.filter((word) => !title.has(word));
      const text = textOf(passage);
      return more.length > 0 && more.length < asked.length && !more.some((word) => text.has(word) || slips(word, text));
    },
    ofPassage: (asked, passage) => likeness(asked, new Set(), [textOf(passage)], 0),
  };
}
