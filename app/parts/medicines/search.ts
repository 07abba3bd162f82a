import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { type ListedMedication, namesOf } from './listed-medication.ts';

export interface Hit {
  readonly medication: ListedMedication;
  /** The name that was recognised: a visitor who knows "Zyrtec" shall see "Zyrtec". */
  readonly matchedName: string;
  /** Only alike, not the same: names of medicines differ by a letter, so the visitor must compare. */
  readonly alike: boolean;
}

/** How well a name answers: same, begins like it, the same but for typing errors, begins like it but for those. */
const tiers = { same: 0, begins: 1, alike: 2, beginsAlike: 3 } as const;
const noMatch = Number.POSITIVE_INFINITY;

/** Letters below which a search would list half the page. */
export const shortestQuery = 2;

/** Small letters without accents, words apart by one space: "Claritín-D" → "claritin d". */
export function normalised(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Typing errors forgiven in a word: none in short ones, where another medicine is one letter away. */
export function errorsForgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

type WordTier = (typed: string, word: string) => number;

const asTyped: WordTier = (typed, word) => {
  if (word === typed) return tiers.same;
  return word.startsWith(typed) ? tiers.begins : noMatch;
};

const forgiving: WordTier = (typed, word) => {
  const forgiven = errorsForgiven(typed);
  // A difference in length is as many errors: most words need no comparing.
  if (forgiven === 0 || word.length < typed.length - forgiven) return asTyped(typed, word);
  if (word.length <= typed.length + forgiven && editDistance(typed, word) <= forgiven) return tiers.alike;
  return editDistance(typed, word.slice(0, typed.length + forgiven), { prefix: true }) <= forgiven ? tiers.beginsAlike : noMatch;
};

/** Every word typed must answer to a word of the name, in any order. */
function nameTier(query: string, name: string, tierOf: WordTier): number {
  if (name === query || name.replaceAll(' ', '') === query.replaceAll(' ', '')) return tiers.same;
  const words = name.split(' ');
  const worst = Math.max(...query.split(' ').map((typed) => Math.min(...words.map((word) => tierOf(typed, word)))));
  return Math.max(worst, tiers.begins);
}

interface SearchName {
  readonly shown: string;
  readonly searched: string;
}
const searchNames = new WeakMap<ListedMedication, SearchName[]>();

/** Names made ready once, not at every letter typed: cheap phones search too. */
function searchNamesOf(medication: ListedMedication): SearchName[] {
  const known = searchNames.get(medication) ?? namesOf(medication).map((shown) => ({ shown, searched: normalised(shown) }));
  searchNames.set(medication, known);
  return known;
}

function rank(medications: readonly ListedMedication[], query: string, tierOf: WordTier): Hit[] {
  return medications
    .flatMap((medication) => {
      const names = searchNamesOf(medication).map(({ shown, searched }) => ({ shown, tier: nameTier(query, searched, tierOf) }));
      const best = names.reduce((one, other) => (other.tier < one.tier ? other : one));
      return best.tier === noMatch ? [] : [{ medication, ...best }];
    })
    .toSorted((one, other) => one.tier - other.tier)
    .map(({ medication, shown, tier }) => ({ medication, matchedName: shown, alike: tier > tiers.begins }));
}

/** Shorter words of a longer question ("10 mg", "the") say nothing about the medicine. */
const shortestTellingWord = 4;

/** For "Zyrtec 10 mg" or "children's Benadryl": what any one telling word finds, never called the same name. */
function rankByAnyWord(medications: readonly ListedMedication[], query: string): Hit[] {
  const telling = query.split(' ').filter((word) => word.length >= shortestTellingWord);
  const found = [asTyped, forgiving].map((tierOf) => telling.flatMap((word) => rank(medications, word, tierOf)));
  const hits = found.find((some) => some.length > 0) ?? [];
  return [...new Map(hits.map((hit) => [hit.medication.id, { ...hit, alike: true }])).values()];
}

/**
 * The medicines a visitor may mean, best first; nothing for fewer than two letters. Names that are only alike
 * are offered when no name is the one typed.
 */
export function searchMedications(medications: readonly ListedMedication[], typed: string): Hit[] {
  const query = normalised(typed);
  if (query.length < shortestQuery) return [];
  const ways = [
    () => rank(medications, query, asTyped),
    () => rank(medications, query, forgiving),
    () => rankByAnyWord(medications, query),
  ];
  for (const way of ways) {
    const hits = way();
    if (hits.length > 0) return hits;
  }
  return [];
}
