import MiniSearch, { type SearchOptions } from 'minisearch';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { functionWords, isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { FoundPage, FoundPassage } from './found.ts';
import { likenessOf } from './likeness.ts';
import type { IndexedPage, Passage, SiteIndex } from './site-index.ts';
import { tellingStems } from './telling-stems.ts';

/** The search over one language's index. */
export interface Finder {
  readonly index: SiteIndex;
  /** Pages by how well they answer, best first. */
  find(query: string): FoundPage[];
  /** How much of what was asked the index knows at all, 0 to 1: whether an answer can be meant. */
  known(query: string): number;
  /** How much of what was asked a page and its best passage say, 0 to 1, rare words counting more: whether it is meant. */
  likeness(query: string, found: FoundPage): number;
  /** The same of one passage alone. */
  likenessOfPassage(query: string, passage: Passage): number;
  /** Whether a passage says of the query only what the name of its page says, where more was asked. */
  onlyNames(query: string, found: FoundPage, passage: Passage): boolean;
  /** Whether the query is words of the other language, which only lay words answer. */
  isForeign(query: string): boolean;
}

/** What weighs in a match: what a page is called most, then what people call it. */
const pageFields: SearchOptions = { boost: { title: 4, said: 4, otherSaid: 4, summary: 1.5, headings: 1.2 } };
const passageFields: SearchOptions = { boost: { heading: 2.5, text: 1 } };
/** How much the best passage adds to its page. */
const passageShare = 0.35;
/** How much more a page counts for each further word of something that people call it, all of which was asked. */
const wholeShare = 0.4;
/** Slips cost more than they save in short words. */
const shortestForgiven = 5;
const shortestPrefix = 4;

/** Small words that turn a name round: "no insurance" is not "insurance". */
const negations = new Set(['no', 'not', 'without', 'sin']);

/** The words of a name as stems, what turns it round among them. */
function nameStems(name: string, language: Language): string[] {
  const asked = askedWords(name);
  const telling = asked.filter((word) => negations.has(word) || !isFunctionWord(word, language));
  return (telling.some((word) => !negations.has(word)) ? telling : asked).map((word) => stem(word, language));
}

/** What a page is called and what people call it, as stems: "cough at night". */
const namesOf = ({ title, said, otherSaid }: IndexedPage, language: Language) =>
  [title, ...`${said}; ${otherSaid}`.split('; ')]
    .map((name) => ({ words: askedWords(name).join(' '), stems: nameStems(name, language) }))
    .filter(({ stems }) => stems.length > 0);

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word) => other.includes(word)) && other.every((word) => one.includes(word));

/** Whoever says "no insurance" means that, whatever else is named. */
const isSaidNo = (name: readonly string[], asked: readonly string[]) =>
  name.length > 1 && negations.has(name[0] ?? '') && asked.some((_, at) => name.every((one, place) => asked[at + place] === one));

const meets = (asked: string, stem: string) =>
  asked === stem || (stem.length >= shortestForgiven && asked[0] === stem[0] && editDistance(asked, stem, { most: 1 }) <= 1);

/** Words beyond the first of the longest phrase that a query holds whole, in any order; 0 where it holds none. */
function longestWhole(phrases: readonly (readonly string[])[], asked: readonly string[]): number {
  const held = phrases.filter((phrase) => phrase.length <= asked.length && phrase.every((stem) => asked.some((one) => meets(one, stem))));
  return held.length === 0 ? 0 : Math.min(2, Math.max(...held.map(({ length }) => length - 1)));
}

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

/** Documents taken in at a time: between two lots the page answers to the touch. */
const lot = { chunkSize: 40 };

/** Makes the index of a language ready to be asked: work of some hundred milliseconds, done in small lots. */
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
    pages.map((page, id) => {
      const own = byPage.get(page.id) ?? [];
      return {
        id,
        title: page.title,
        said: page.said,
        otherSaid: page.otherSaid,
        summary: page.summary,
        headings: own.map(({ heading }) => heading).join(' '),
      };
    }),
    lot,
  );
  const passageSearch = new MiniSearch({ ...common, fields: ['heading', 'text'], searchOptions: options(language) });
  await passageSearch.addAllAsync(
    passages.map(({ heading, text }, id) => ({ id, heading, text })),
    lot,
  );

  const names = pages.map((page) => namesOf(page, language));
  const likeness = likenessOf(index);

  function foundPassages(query: string): Map<PageId, FoundPassage[]> {
    const found = new Map<PageId, FoundPassage[]>();
    for (const { id, score } of passageSearch.search(query, passageFields)) {
      const passage = passages[id];
      if (!passage) continue;
      const own = found.get(passage.page) ?? [];
      own.push({ ...passage, score });
      found.set(passage.page, own);
    }
    return found;
  }

  return {
    index,
    find(query) {
      const passagesFound = foundPassages(query);
      const scores = new Map<PageId, number>();
      for (const { id, score } of pageSearch.search(query, pageFields)) {
        const page = pages[id];
        if (page) scores.set(page.id, score);
      }
      const asked = nameStems(query, language);
      const typed = askedWords(query).join(' ');
      return pages
        .flatMap((page, place) => {
          const own = passagesFound.get(page.id) ?? [];
          const called = names[place] ?? [];
          const named = called.some(({ words }) => words === typed)
            ? 2
            : called.some(({ stems }) => isSame(stems, asked) || isSaidNo(stems, asked))
              ? 1
              : 0;
          const whole = longestWhole(
            called.map(({ stems }) => stems).filter(({ length }) => length > 1),
            asked,
          );
          const holdsWord = called.some(({ stems: [first, ...rest] }) => rest.length === 0 && first !== undefined && asked.includes(first));
          const score = ((scores.get(page.id) ?? 0) + passageShare * (own[0]?.score ?? 0)) * (1 + wholeShare * whole);
          return score > 0 ? [{ page, score, passages: own, named, holdsName: whole > 0, holdsWord } as const] : [];
        })
        .toSorted((one, other) => other.named - one.named || other.score - one.score);
    },
    likeness: (query, found) => likeness.ofPage(tellingStems(query, language), found),
    likenessOfPassage: (query, passage) => likeness.ofPassage(tellingStems(query, language), passage),
    onlyNames: (query, found, passage) => likeness.onlyNames(tellingStems(query, language), found, passage),
    isForeign(query) {
      const exactly = { prefix: false, fuzzy: false, tokenize: (text: string) => [text] } as const;
      const knows = (one: string) =>
        passageSearch.search(one, exactly).length > 0 ||
        pageSearch.search(one, { ...exactly, fields: ['title', 'said', 'summary'] }).length > 0;
      const own = tellingStems(query, language);
      // The other language's lay words are kept under this language's stems.
      const foreign = own.filter((one) => !knows(one) && pageSearch.search(one, { ...exactly, fields: ['otherSaid'] }).length > 0);
      return foreign.length > 0 && foreign.length * 2 >= own.length;
    },
    known(query) {
      const stems = tellingStems(query, language);
      const met = stems.filter((one) => pageSearch.search(one, { ...pageFields, tokenize: (text) => [text] }).length > 0);
      return stems.length === 0 ? 0 : met.length / stems.length;
    },
  };
}
