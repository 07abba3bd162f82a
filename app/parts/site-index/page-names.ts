import { askedWords } from '#app/parts/matching/asked-words.ts';
import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { Language } from '#app/site/language.ts';
import type { FoundPage } from './found.ts';
import type { IndexedPage } from './site-index.ts';

/** How a query names a page. */
export interface Naming extends Pick<FoundPage, 'named' | 'holdsWord'> {
  /** Words beyond the first of the longest of its names that the query holds whole, in any order, at most 2; 0 where it holds none. */
  readonly whole: number;
}

/** Slips cost more than they save in short words. */
export const shortestForgiven = 5;

/** Small words that turn a name round: "no insurance" is not "insurance". */
const negations = new Set(['no', 'not', 'without', 'sin']);

/** The words of a name as stems, what turns it round among them. */
function nameStems(name: string, language: Language): string[] {
  const asked = askedWords(name);
  const telling = asked.filter((word) => negations.has(word) || !isFunctionWord(word, language));
  return (telling.some((word) => !negations.has(word)) ? telling : asked).map((word) => stem(word, language));
}

/** Equal for names of as many stems, the same ones in any order. */
const sameness = (stems: readonly string[]) => [stems.length, ...new Set(stems)].toSorted().join(' ');

/** Whoever says "no insurance" means that, whatever else is named. */
const isSaidNo = (name: readonly string[], asked: readonly string[]) =>
  asked.some((_, at) => name.every((one, place) => asked[at + place] === one));

const meets = (asked: string, named: string) =>
  asked === named || (named.length >= shortestForgiven && asked[0] === named[0] && editDistance(asked, named, { most: 1 }) <= 1);

/** Makes ready what pages are called and what people call them: "cough at night". @returns how a query names each, in their order. */
export function namesOfPages(pages: readonly IndexedPage[], language: Language): (query: string) => Naming[] {
  const ready = pages.map(({ title, said, otherSaid }) => {
    const names = [title, ...`${said}; ${otherSaid}`.split('; ')].filter((name) => nameStems(name, language).length > 0);
    const stems = names.map((name) => nameStems(name, language));
    return {
      exact: new Set(names.map((name) => askedWords(name).join(' '))),
      same: new Set(stems.map(sameness)),
      single: new Set(stems.flatMap(([first, ...rest]) => (first && rest.length === 0 ? [first] : []))),
      several: stems.filter(({ length }) => length > 1),
      turned: stems.filter(([first, ...rest]) => first && negations.has(first) && rest.length > 0),
    };
  });
  const ofSeveral = [...new Set(ready.flatMap(({ several }) => several.flat()))];
  return (query) => {
    const asked = nameStems(query, language);
    const typed = askedWords(query).join(' ');
    const same = sameness(asked);
    const met = new Set(ofSeveral.filter((named) => asked.some((one) => meets(one, named))));
    return ready.map(({ exact, same: sames, single, several, turned }) => {
      const held = several.filter((name) => name.length <= asked.length && name.every((one) => met.has(one)));
      return {
        named: exact.has(typed) ? 2 : sames.has(same) || turned.some((name) => isSaidNo(name, asked)) ? 1 : 0,
        whole: held.length === 0 ? 0 : Math.min(2, Math.max(...held.map(({ length }) => length - 1))),
        holdsWord: asked.some((one) => single.has(one)),
      };
    });
  };
}
