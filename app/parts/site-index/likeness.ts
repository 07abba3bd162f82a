import { askedWords } from '#app/parts/matching/asked-words.ts';
import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { FoundPage } from './find.ts';
import type { IndexedPage, Passage, SiteIndex } from './site-index.ts';

/** What a word counts by where it stands: in a name or a heading, in a text, or there with a slip. */
const shares = { name: 1, text: 0.85, slip: 0.7 } as const;
/** Below this a slip makes another word. */
const shortestForgiven = 5;

/**
 * Measures how much of what was asked a page says in its names and its best passage, 0 to 1. A word that half the site
 * says ("allergy", "doctor") weighs little, one that no page says weighs most.
 */
export function likenessOf({ language, pages, passages }: SiteIndex) {
  const stemsOf = (text: string) => new Set(askedWords(text).map((word) => stem(word, language)));
  const kept = new WeakMap<object, ReadonlySet<string>>();
  function keptStems(of: IndexedPage | Passage, text: () => string): ReadonlySet<string> {
    const before = kept.get(of) ?? stemsOf(text());
    kept.set(of, before);
    return before;
  }
  const ofPage = (page: IndexedPage) => keptStems(page, () => `${page.title} ${page.said} ${page.otherSaid}`);
  const ofPassage = (passage: Passage) => keptStems(passage, () => `${passage.heading} ${passage.text}`);

  /** In how many passages a word stands, counted when it is first asked for. */
  const counts = new Map<string, number>();
  function countOf(word: string): number {
    const before = counts.get(word) ?? passages.filter((passage) => ofPassage(passage).has(word)).length;
    counts.set(word, before);
    return before;
  }
  const weightOf = (word: string) => Math.log(1 + passages.length / (1 + countOf(word))) / Math.log(1 + passages.length);

  const slips = (word: string, among: ReadonlySet<string>) =>
    word.length >= shortestForgiven && [...among].some((other) => other[0] === word[0] && editDistance(word, other, { most: 1 }) <= 1);

  return (asked: readonly string[], { page, passages: [best] }: FoundPage): number => {
    const names = ofPage(page);
    const text = best ? ofPassage(passages.find(({ page: on, text: own }) => on === best.page && own === best.text) ?? best) : new Set<string>();
    const summary = stemsOf(page.summary);
    const share = (word: string) => {
      if (names.has(word)) return shares.name;
      if (text.has(word) || summary.has(word)) return shares.text;
      return slips(word, names) || slips(word, text) ? shares.slip : 0;
    };
    const all = asked.map((word) => ({ weight: weightOf(word), share: share(word) }));
    const whole = all.reduce((sum, { weight }) => sum + weight, 0);
    return whole === 0 ? 0 : all.reduce((sum, { weight, share: own }) => sum + weight * own, 0) / whole;
  };
}
