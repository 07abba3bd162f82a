import { askedWords } from '#app/parts/matching/asked-words.ts';
import { isOneSlip } from '#app/parts/matching/edit-distance.ts';
import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { Language } from '#app/site/language.ts';
import type { FoundPage } from './found.ts';
import type { IndexedPage } from './site-index.ts';

export interface Naming extends Pick<FoundPage, 'named' | 'holdsWord'> {
  /** The number of words beyond the first, at most 2, of the longest name whose words the query all contains, in any order; otherwise 0. */
  readonly whole: number;
}

/** Words that reverse the meaning of a name: "no insurance" is not "insurance". */
const negations = new Set(['no', 'not', 'without', 'sin']);

/** The words of a name as stems, including negations but no other function words. */
function nameStems(name: string, language: Language): string[] {
  const asked = askedWords(name);
  const telling = asked.filter((word) => negations.has(word) || !isFunctionWord(word, language));
  return (telling.some((word) => !negations.has(word)) ? telling : asked).map((word) => stem(word, language));
}

/** A key that is equal for names with the same stems in any order. */
const sameness = (stems: readonly string[]) => [stems.length, ...new Set(stems)].sort().join(' ');

/** Whether a query contains a negated name ("no insurance") word for word. A negated name wins over other names in the query. */
const isSaidNo = (name: readonly string[], asked: readonly string[]) =>
  asked.some((_, at) => name.every((one, place) => asked[at + place] === one));

const meets = (asked: string, named: string) => asked === named || isOneSlip(asked, named);

/** Prepares the names of pages, including what people call them ("cough at night"). @returns how a query names each page, in order. */
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
