import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { soundOf } from '#app/parts/matching/stem.ts';
import { asTyped, noMatch, wordTiers as tiers } from '#app/parts/matching/word-match.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { type ListedMedication, namesOf } from './listed-medication.ts';

export interface Hit {
  readonly medication: ListedMedication;
  /** The name that matched: a visitor who types "Zyrtec" must see "Zyrtec". */
  readonly matchedName: string;
  /** Only similar, not the same: some names of medicines differ by one letter, so the visitor must compare. */
  readonly alike: boolean;
}

/** The fewest letters searched; fewer would list half the page. */
export const shortestQuery = 2;

/** Returns plain words separated by one space, without apostrophes: "Claritín-D" → "claritin d". */
export function normalised(text: string): string {
  return plainWords(text.replaceAll(/['’]/g, '')).join(' ');
}

/** Shorter names are one letter from a different medicine: Tums and Toms, Breo and brompheniramine. */
const shortestSlipped = 4;
/** One error is allowed per this many letters. */
const lettersPerSlip = 5;

/** Returns how many typing or hearing errors are allowed: none in short words, where another medicine is one letter away. */
function slipsForgiven(typed: string, word: string): number {
  return Math.floor(Math.min(typed.length, word.length) / lettersPerSlip);
}

/** A word as it is written and as it sounds. */
interface Word {
  readonly written: string;
  readonly sound: string;
}
const wordOf = (written: string): Word => ({ written, sound: soundOf(written) });

/** Rates a typed word against a whole word, with errors and spelling by ear allowed; beginnings of words must match exactly. */
function slipped(typed: Word, word: Word): number {
  if (typed.written.length < shortestSlipped || word.written.length < shortestSlipped) return noMatch;
  if (typed.sound === word.sound) return tiers.alike;
  if (typed.written[0] !== word.written[0] && typed.sound[0] !== word.sound[0]) return noMatch;
  const most = slipsForgiven(typed.written, word.written);
  if (most === 0) return noMatch;
  const slips = Math.min(editDistance(typed.written, word.written, { most }), editDistance(typed.sound, word.sound, { most }));
  return slips <= most ? tiers.alike + slips / 10 : noMatch;
}

type WordTier = (typed: Word, word: Word) => number;
const exact: WordTier = (typed, word) => asTyped(typed.written, word.written);
const slips: WordTier = (typed, word) => Math.min(exact(typed, word), slipped(typed, word));

const joined = (words: string) => words.replaceAll(' ', '');

/** A name or a query with its words prepared once, since cheap phones search after every typed letter. */
interface Name {
  readonly searched: string;
  readonly words: readonly Word[];
  readonly whole: Word;
}
const nameOf = (text: string): Name => {
  const searched = normalised(text);
  return { searched, words: searched.split(' ').map(wordOf), whole: wordOf(joined(searched)) };
};

/** Puts a name similar as a whole before one with a similar word. */
const partOfName = 0.05;

/** Rates a name. Every typed word must match a word of it, in any order; a name in two words may be typed as one. */
function nameTier(query: Name, name: Name, tierOf: WordTier): number {
  if (name.whole.written === query.whole.written) return tiers.same;
  if (query.words.every(({ written }) => lookWords.has(written))) return noMatch;
  const worst = Math.max(...query.words.map((typed) => Math.min(...name.words.map((word) => tierOf(typed, word)))));
  const part = worst > tiers.begins && name.words.length > query.words.length ? worst + partOfName : worst;
  const whole = tierOf === slips ? slipped(query.whole, name.whole) : noMatch;
  return Math.min(Math.max(part, tiers.begins), whole);
}

interface SearchName extends Name {
  readonly shown: string;
  /** Whether this is a spelling by ear, which counts only as similar, so the visitor compares. */
  readonly heard: boolean;
}
const searchNames = new WeakMap<ListedMedication, SearchName[]>();

function searchNamesOf(medication: ListedMedication): SearchName[] {
  const known = searchNames.get(medication) ?? [
    ...namesOf(medication).map((shown) => ({ shown, ...nameOf(shown), heard: false })),
    ...(medication.heard ?? []).flatMap(({ name, heard }) => heard.map((typed) => ({ shown: name, ...nameOf(typed), heard: true }))),
  ];
  searchNames.set(medication, known);
  return known;
}

function rank(medications: readonly ListedMedication[], typed: string, tierOf: WordTier): Hit[] {
  const query = nameOf(typed);
  return medications
    .flatMap((medication) => {
      const names = searchNamesOf(medication).map(({ shown, heard, ...name }) => {
        if (heard) return { shown, tier: tierOf === slips && name.searched === query.searched ? tiers.alike : noMatch };
        return { shown, tier: nameTier(query, name, tierOf) };
      });
      const best = names.reduce((one, other) => (other.tier < one.tier ? other : one));
      return best.tier === noMatch ? [] : [{ medication, ...best }];
    })
    .sort((one, other) => one.tier - other.tier)
    .map(({ medication, shown, tier }) => ({ medication, matchedName: shown, alike: tier > tiers.begins }));
}

/** Shorter words of a longer question ("10 mg", "the") say nothing about the medicine. */
const shortestTellingWord = 4;
/** Short, but used of inhalers only, which patients continue whatever name precedes the word on the box. */
const shortAndTelling = new Set(['hfa']);

/** Words for what a medicine looks like name none: "la pastilla rosa" must not find the groups that are pills. */
const lookWords = new Set(
  plainWords(
    'pill pills tablet tablets capsule capsules syrup drops cream spray medicine medicines allergy with from that pink white blue green yellow ' +
      'other plain relief day night kids children childrens before ' +
      'pastilla pastillas tableta tabletas capsula capsulas jarabe gotas crema espray medicina medicinas medicamento alergia para ' +
      'otra otras sola solas dosis ' +
      'rosa blanca blanco azul verde amarilla amarillo roja rojo',
  ),
);

/** Counts the typed words that a name has: "claritin d 24" means Claritin-D rather than Claritin. */
function wordsInCommon(query: string, name: string): number {
  const words = new Set(normalised(name).split(' '));
  return query.split(' ').filter((word) => words.has(word)).length;
}

/** For "Zyrtec 10 mg" or "children's Benadryl": returns what any single telling word finds, always only as similar. */
function rankByAnyWord(medications: readonly ListedMedication[], query: string): Hit[] {
  const isTelling = (word: string) => shortAndTelling.has(word) || (word.length >= shortestTellingWord && !lookWords.has(word));
  const telling = query.split(' ').filter(isTelling);
  const found = [exact, slips].map((tierOf) => telling.flatMap((word) => rank(medications, word, tierOf)));
  const hits = found.find((some) => some.length > 0) ?? [];
  const once = [...new Map(hits.map((hit) => [hit.medication.id, { ...hit, alike: true }])).values()];
  return once.sort((one, other) => wordsInCommon(query, other.matchedName) - wordsInCommon(query, one.matchedName));
}

/**
 * Returns the medicines a visitor may mean, best first; nothing for fewer than two letters. Names that are only similar
 * are offered if no name matches what was typed.
 */
export function searchMedications(medications: readonly ListedMedication[], typed: string): Hit[] {
  const query = normalised(typed);
  if (query.length < shortestQuery) return [];
  const ways = [() => rank(medications, query, exact), () => rank(medications, query, slips), () => rankByAnyWord(medications, query)];
  for (const way of ways) {
    const hits = way();
    if (hits.length > 0) return hits;
  }
  return [];
}
