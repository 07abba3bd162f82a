import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { stopWords } from '#app/parts/matching/stop-words.ts';
import { calledBy } from '#app/parts/medicines/called-by.ts';
import { type ListedMedication, namesOf } from '#app/parts/medicines/listed-medication.ts';
import { normalised } from '#app/parts/medicines/search.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';
import { patterns } from './patterns.ts';

export interface NamedMedicine {
  readonly medication: ListedMedication;
  readonly matchedName: string;
  readonly alike: boolean;
}

/** How many typing errors are forgiven in a medicine's name: one in five letters, because any word of a question may resemble a name. */
const slipsForgiven = (word: string) => (word.length < 6 ? 0 : Math.floor(word.length / 5));

const calls = new WeakMap<IndexedFacts['medicines'], ReadonlyMap<string, Omit<NamedMedicine, 'alike'>>>();

/** Returns all forms of all medicines' names. A form of two medicines belongs to the one whose whole name it is, or else to the first. */
function callsOf({ medicines }: Pick<IndexedFacts, 'medicines'>) {
  const before = calls.get(medicines);
  if (before) return before;
  const all = new Map<string, Omit<NamedMedicine, 'alike'>>();
  for (const wanted of ['whole', 'first'] as const) {
    for (const medication of medicines) {
      for (const matchedName of namesOf(medication).filter((name) => name === medication.name || !patterns.describesMedicine.test(name))) {
        for (const call of calledBy(matchedName)[wanted]) if (call && !all.has(call)) all.set(call, { medication, matchedName });
      }
    }
  }
  calls.set(medicines, all);
  return all;
}

function nearest(typed: string, all: ReadonlyMap<string, Omit<NamedMedicine, 'alike'>>): NamedMedicine | undefined {
  const forgiven = slipsForgiven(typed);
  if (forgiven === 0) return undefined;
  const near = [...all].filter(([call]) => call[0] === typed[0] && Math.abs(call.length - typed.length) <= forgiven);
  const [best] = near
    .map(([call, medicine]) => ({ medicine, slips: editDistance(typed, call, { most: forgiven }) }))
    .filter(({ slips }) => slips <= forgiven)
    .sort((one, other) => one.slips - other.slips);
  return best && { ...best.medicine, alike: true };
}

const isTelling = (word: string) =>
  word.length > 3 && !stopWords.medicines.has(word) && !languages.some((each) => functionWords[each].has(word));

/**
 * The medicines that a question names, in order. Names of three and two words come before those of one word; a misspelled name counts only
 * if no other medicine is named.
 */
export function medicinesIn(words: readonly string[], facts: IndexedFacts): NamedMedicine[] {
  const all = callsOf(facts);
  const found: { readonly medicine: NamedMedicine; readonly at: number }[] = [];
  const taken = new Set<number>();
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const places = Array.from({ length }, (_, place) => at + place);
      const [word = ''] = words.slice(at, at + 1);
      if (places.some((place) => taken.has(place)) || (length === 1 && !isTelling(word))) continue;
      const medicine = all.get(words.slice(at, at + length).join(' '));
      if (!medicine) continue;
      for (const place of places) taken.add(place);
      found.push({ medicine: { ...medicine, alike: false }, at });
    }
  }
  if (found.length > 0) {
    const inOrder = [...found].sort((one, next) => one.at - next.at).map(({ medicine }) => medicine);
    return inOrder.filter(({ medication }, place) => inOrder.findIndex((one) => one.medication === medication) === place);
  }
  const [alike] = words.filter(isTelling).flatMap((word) => nearest(word, all) ?? []);
  return alike ? [alike] : [];
}

/** The words that are not part of a medicine's name. */
export function wordsBeside(words: readonly string[], medicines: readonly NamedMedicine[]): string[] {
  const called = new Set(medicines.flatMap(({ matchedName }) => normalised(matchedName).split(' ')));
  return words.filter((word) => !called.has(word));
}

/** The words in a list of medicines that may be the name of another: "advair" in "metoprolol, zoloft and advair". */
export function besidesMedicines(words: readonly string[], medicines: readonly NamedMedicine[]): string[] {
  return wordsBeside(words, medicines).filter(isTelling);
}
