import type { IndexedPage, Passage } from './site-index.ts';

/** A passage with how well it answers. */
export interface FoundPassage extends Passage {
  readonly score: number;
}

/** A page with how well it answers a query, and by what. */
export interface FoundPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** The passages of the page that answer best, best first; none where only the page's name answers. */
  readonly passages: readonly FoundPassage[];
  /** Whether the query is a name of the page and nothing else: 2 word for word, 1 in other forms of its words, 0 not. */
  readonly named: 0 | 1 | 2;
  /** Whether it holds, among others, all words of a name that has several. */
  readonly holdsName: boolean;
  /** Whether it holds a name of one word: "hives". */
  readonly holdsWord: boolean;
}
