import { asTyped, forgiving, noMatch, wordTiers as tiers } from '#app/parts/matching/word-match.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { type ListedMedication, namesOf } from './listed-medication.ts';

export interface Hit {
  readonly medication: ListedMedication;
  /** The name that was recognised: a visitor who knows "Zyrtec" shall see "Zyrtec". */
  readonly matchedName: string;
  /** Only alike, not the same: names of medicines differ by a letter, so the visitor must compare. */
  readonly alike: boolean;
}

/** Letters below which a search would list half the page. */
export const shortestQuery = 2;

/** Plain words apart by one space, apostrophes left out: "Claritín-D" → "claritin d". */
export function normalised(text: string): string {
  return plainWords(text.replaceAll(/['’]/g, '')).join(' ');
}

type WordTier = (typed: string, word: string) => number;
const slips: WordTier = (typed, word) => forgiving(typed, word);

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

/** What a medicine looks like names none: "la pastilla rosa" must not find the groups that are pills. */
const lookWords = new Set(
  plainWords(
    'pill pills tablet tablets capsule capsules syrup drops cream spray medicine medicines allergy with from that pink white blue green yellow ' +
      'pastilla pastillas tableta tabletas capsula capsulas jarabe gotas crema espray medicina medicinas medicamento alergia para ' +
      'rosa blanca blanco azul verde amarilla amarillo roja rojo',
  ),
);

/** How many of the words typed stand in a name: with "claritin d 24" Claritin-D is meant rather than Claritin. */
function wordsInCommon(query: string, name: string): number {
  const words = new Set(normalised(name).split(' '));
  return query.split(' ').filter((word) => words.has(word)).length;
}

/** For "Zyrtec 10 mg" or "children's Benadryl": what any one telling word finds, never called the same name. */
function rankByAnyWord(medications: readonly ListedMedication[], query: string): Hit[] {
  const telling = query.split(' ').filter((word) => word.length >= shortestTellingWord && !lookWords.has(word));
  const found = [asTyped, slips].map((tierOf) => telling.flatMap((word) => rank(medications, word, tierOf)));
  const hits = found.find((some) => some.length > 0) ?? [];
  const once = [...new Map(hits.map((hit) => [hit.medication.id, { ...hit, alike: true }])).values()];
  return once.toSorted((one, other) => wordsInCommon(query, other.matchedName) - wordsInCommon(query, one.matchedName));
}

/**
 * The medicines a visitor may mean, best first; nothing for fewer than two letters. Names that are only alike
 * are offered when no name is the one typed.
 */
export function searchMedications(medications: readonly ListedMedication[], typed: string): Hit[] {
  const query = normalised(typed);
  if (query.length < shortestQuery) return [];
  const ways = [() => rank(medications, query, asTyped), () => rank(medications, query, slips), () => rankByAnyWord(medications, query)];
  for (const way of ways) {
    const hits = way();
    if (hits.length > 0) return hits;
  }
  return [];
}
