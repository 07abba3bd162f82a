import type { IndexedPage, Passage } from './site-index.ts';

export interface FoundPassage extends Passage {
  readonly score: number;
}

export interface FoundPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** The matching passages of the page, best first; empty if only the page itself matched. */
  readonly passages: readonly FoundPassage[];
  /** Whether the query is a name of the page: 2 word for word, 1 in other forms of its words or as a negated name it contains, 0 not. */
  readonly named: 0 | 1 | 2;
  /** Whether the query contains all words of a name of several words. */
  readonly holdsName: boolean;
  /** Whether the query contains a name of one word: "hives". */
  readonly holdsWord: boolean;
}
