import MiniSearch, { type SearchOptions } from 'minisearch';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { shortestForgiven } from '#app/parts/matching/edit-distance.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { keepLast } from '#app/parts/matching/keep-last.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { FoundPage, FoundPassage } from './found.ts';
import { likenessOf } from './likeness.ts';
import { namesOfPages } from './page-names.ts';
import type { Passage, SiteIndex } from './site-index.ts';
import { tellingStems } from './telling-stems.ts';

export interface Finder {
  readonly index: SiteIndex;
  /** The pages that match a query, best first. */
  find(query: string): readonly FoundPage[];
  /** The share of the query's words that the index knows, 0 to 1. */
  known(query: string): number;
  /** The share of the query's words that a page and its best passage contain, 0 to 1, with rare words counting more. */
  likeness(query: string, found: FoundPage): number;
  /** The same for one passage alone. */
  likenessOfPassage(query: string, passage: Passage): number;
  /** Whether a passage matches only the words of the query that its page's title has, and none of the others. */
  onlyNames(query: string, found: FoundPage, passage: Passage): boolean;
  /** Whether a passage answers a question other than the query. */
  answersAnother(query: string, passage: Passage): boolean;
  /** Whether at least half of the query's words are known only from the lay words of the other language. */
  isForeign(query: string): boolean;
}

/** The weights of a page's fields; its title and the names that people use for it weigh most. */
const pageFields: SearchOptions = { boost: { title: 4, said: 4, otherSaid: 4, summary: 1.5, headings: 1.2 } };
const passageFields: SearchOptions = { boost: { heading: 2.5, text: 1 } };
/** The share of its best passage's score that is added to a page's score. */
const passageShare = 0.35;
/** The share by which a page's score grows for each word beyond the first of a name that the query contains completely. */
const wholeShare = 0.4;
const shortestPrefix = 4;

function options(language: Language): SearchOptions {
  return {
    tokenize: (query) => tellingStems(query, language),
    processTerm: (term) => term,
    prefix: (term) => term.length >= shortestPrefix,
    fuzzy: (term) => (term.length >= shortestForgiven ? (term.length > 8 ? 2 : 1) : false),
    weights: { fuzzy: 0.35, prefix: 0.4 },
    maxFuzzy: 2,
    combineWith: 'OR',
  };
}

/** The fewest letters of each half of two words written as one. */
const shortestHalf = 3;

/** Splits two words written as one ("beestings") if both are words of the site; returns any other word as it is. */
function parted(word: string, isWord: (word: string) => boolean): readonly string[] {
  if (word.length < 2 * shortestHalf || isWord(word)) return [word];
  const places = Array.from({ length: word.length - 2 * shortestHalf + 1 }, (_, place) => place + shortestHalf);
  const place = places.find((at) => isWord(word.slice(0, at)) && isWord(word.slice(at)));
  return place === undefined ? [word] : [word.slice(0, place), word.slice(place)];
}

/** How many documents are indexed at a time; between two chunks the page can respond to a touch. */
const lot = { chunkSize: 40 };

/** Prepares the search of a language, which takes some hundred milliseconds, done in chunks. */
export async function finderOf(index: SiteIndex): Promise<Finder> {
  const { language, pages, passages } = index;
  const tokenize = (text: string) => plainWords(text.replaceAll(/['’]/g, '')).filter((word) => !functionWords[language].has(word));
  const common = { tokenize, processTerm: (term: string) => stem(term, language) };
  const byPage = new Map<PageId, Passage[]>();
  for (const passage of passages) byPage.set(passage.page, [...(byPage.get(passage.page) ?? []), passage]);

  const pageSearch = new MiniSearch({
    ...common,
    fields: ['title', 'said', 'otherSaid', 'summary', 'headings'],
    searchOptions: options(language),
  });
  await pageSearch.addAllAsync(
    pages.map((page, id) => ({ ...page, id, headings: (byPage.get(page.id) ?? []).map(({ heading }) => heading).join(' ') })),
    lot,
  );
  const passageSearch = new MiniSearch({ ...common, fields: ['heading', 'text'], searchOptions: options(language) });
  await passageSearch.addAllAsync(
    passages.map((passage, id) => ({ ...passage, id })),
    lot,
  );

  const namesIn = namesOfPages(pages, language);
  const likeness = likenessOf(index);

  function found(query: string): readonly FoundPage[] {
    const passagesFound = new Map<PageId, FoundPassage[]>();
    for (const { id, score } of passageSearch.search(query, passageFields)) {
      const passage = passages[id] as Passage;
      passagesFound.set(passage.page, [...(passagesFound.get(passage.page) ?? []), { ...passage, score }]);
    }
    const scores = new Map<number, number>(pageSearch.search(query, pageFields).map(({ id, score }) => [id, score]));
    const namings = namesIn(query);
    return pages
      .flatMap((page, place) => {
        const passagesOfPage = passagesFound.get(page.id) ?? [];
        const { named = 0, whole = 0, holdsWord = false } = namings[place] ?? {};
        const score = ((scores.get(place) ?? 0) + passageShare * (passagesOfPage[0]?.score ?? 0)) * (1 + wholeShare * whole);
        return score > 0 ? [{ page, score, passages: passagesOfPage, named, holdsName: whole > 0, holdsWord }] : [];
      })
      .sort((one, other) => other.named - one.named || other.score - one.score);
  }

  const keptFound = keepLast(found);
  const exactly = { prefix: false, fuzzy: false, tokenize: (text: string) => [text] } as const;
  const isWord = (word: string) => pageSearch.search(stem(word, language), exactly).length > 0;

  return {
    index,
    // A question and its plain words share one search, because an answer needs both.
    find: (query) =>
      keptFound(
        askedWords(query)
          .flatMap((word) => parted(word, isWord))
          .join(' '),
      ),
    likeness: (query, found) => likeness.ofPage(tellingStems(query, language), found),
    likenessOfPassage: (query, passage) => likeness.ofPassage(tellingStems(query, language), passage),
    onlyNames: (query, found, passage) => likeness.onlyNames(tellingStems(query, language), found, passage),
    answersAnother: (query, passage) => likeness.answersAnother(tellingStems(query, language), passage),
    isForeign(query) {
      const knows = (one: string) =>
        passageSearch.search(one, exactly).length > 0 ||
        pageSearch.search(one, { ...exactly, fields: ['title', 'said', 'summary'] }).length > 0;
      const own = tellingStems(query, language);
      // The other language's lay words are indexed with this language's stems, so the query's stems match them.
      const foreign = own.filter((one) => !knows(one) && pageSearch.search(one, { ...exactly, fields: ['otherSaid'] }).length > 0);
      return foreign.length > 0 && foreign.length * 2 >= own.length;
    },
    known: keepLast((query) => {
      const stems = tellingStems(query, language);
      const met = stems.filter((one) => pageSearch.search(one, { ...pageFields, tokenize: (text) => [text] }).length > 0);
      return stems.length === 0 ? 0 : met.length / stems.length;
    }),
  };
}
