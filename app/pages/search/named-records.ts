import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import { stopWords } from '#app/parts/matching/stop-words.ts';
import { closely, noMatch, wordTiers } from '#app/parts/matching/word-match.ts';
import { calledBy } from '#app/parts/medicines/called-by.ts';
import { type ListedMedication, namesOf } from '#app/parts/medicines/listed-medication.ts';
import { normalised } from '#app/parts/medicines/search.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import type { Language } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';

type Plan = IndexedFacts['plans'][number];

/** Records that a query names: `named` if it has the name and little else; otherwise they are only likely. */
export interface NamedRecords {
  readonly medicines: {
    readonly named: boolean;
    readonly found: readonly { readonly medication: ListedMedication; readonly matchedName: string }[];
  };
  readonly plans: { readonly named: boolean; readonly found: readonly Plan[] };
}

/** Letters from which a typo or a beginning still names: "zirtec", "blue cros". */
const shortestNamed = 5;

/** How well a query's words match a name: each matches one of its words, or all together are the name. */
function tierOf(words: readonly string[], name: string): number {
  const own = normalised(name);
  if (own === words.join(' ')) return 0;
  const parts = own.split(' ');
  return Math.max(1, ...words.map((word) => Math.min(...parts.map((part) => closely(word, part)))));
}

/** Every run of words, longest first. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, less) =>
    Array.from({ length: less + 1 }, (__, from) => words.slice(from, from + words.length - less).join(' ')),
  );
}

/** Finds names of medicines and insurance plans in a query. */
export function namedRecords({ medicines, plans }: IndexedFacts, query: string, language: Language): NamedRecords {
  const asked = plainWords(query.replaceAll(/['’]/g, ''));
  const telling = asked.filter((word) => !isFunctionWord(word, language));
  const words = (telling.length > 0 ? telling : asked).slice(0, 8);
  const own = words.filter((word) => !stopWords.search.has(word));
  if (own.length === 0) return { medicines: { named: false, found: [] }, plans: { named: false, found: [] } };
  const runs = runsOf(words);

  function best<T>(all: readonly T[], names: (one: T) => readonly string[], calls: (name: string) => readonly string[]) {
    const ways = [
      (run: string, call: string) => run === call,
      (run: string, call: string) => run.length >= shortestNamed && closely(run, call) <= wordTiers.alike,
    ];
    for (const isCall of ways) {
      for (const run of runs.filter((one) => !stopWords.search.has(one))) {
        const hits = all.flatMap((one) => {
          const name = names(one).find((each) => calls(each).some((call) => isCall(run, call)));
          return name ? [{ one, name }] : [];
        });
        const left = own.filter((word) => !run.split(' ').includes(word));
        if (hits.length > 0) return { named: left.length === 0, hits };
      }
    }
    const hits = all.flatMap((one) => {
      const [first] = names(one)
        .map((name) => ({ name, tier: tierOf(own, name) }))
        .sort((a, b) => a.tier - b.tier);
      return first && first.tier !== noMatch ? [{ one, ...first }] : [];
    });
    return { named: false, hits: hits.sort((a, b) => a.tier - b.tier) };
  }

  const medicine = best(medicines, namesOf, (name) => Object.values(calledBy(name)).flat());
  const plan = best(
    plans,
    ({ name, otherNames }) => [name, ...otherNames],
    (name) => [normalised(name)],
  );
  return {
    medicines: { named: medicine.named, found: medicine.hits.map(({ one, name }) => ({ medication: one, matchedName: name })) },
    plans: { named: plan.named, found: plan.hits.map(({ one }) => one) },
  };
}
