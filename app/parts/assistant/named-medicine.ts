import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { type ListedMedication, namesOf } from '#app/parts/medicines/listed-medication.ts';
import { normalised } from '#app/parts/medicines/search.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';

/** Words of questions about medicines that name none, although a product's name may begin with them. */
const around = new Set(
  `stop stopping test tests testing tested skin before allergy allergies medicine medicines medication keep taking take using quit skip
  days when about should still safe doctor dejar dejo prueba pruebas piel antes alergia alergias medicina medicinas seguir sigo tomando tomar toma tomo takes tome
  pastilla pastillas suspender suspendo quito dias january february march april may june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre children childrens puedo cold flu pain night sleep
  nose eyes eye drops spray cream shot shots asthma inhaler stopped blood thinners last ultima ultimo sangre daily heart
  corazon presion pressure mood sugar thyroid vitamin vitamina original today tomorrow hoy manana yesterday ayer noche dormir gripa tos cough syrup jarabe congestion
  throw dispose tiro tirar desecho desechar`.split(/\s+/),
);

export interface NamedMedicine {
  readonly medication: ListedMedication;
  readonly matchedName: string;
  readonly alike: boolean;
}

/** How many typing errors are forgiven in a medicine's name: one in five letters, because any word of a question may resemble a name. */
const slipsForgiven = (word: string) => (word.length < 6 ? 0 : Math.floor(word.length / 5));

/**
 * The forms in which people write a medicine's name: all of it, without the part in brackets ("prednisone (a short course)") and, for a
 * brand, its first word ("Claritin-D", "Coricidin HBP"), but no single word of "night-time cold products".
 */
function calledBy(name: string) {
  const whole = normalised(name);
  const isBrand = /^\p{Lu}/u.test(name);
  return { whole: [whole, normalised(name.replace(/\(.*\)/, ''))], first: isBrand ? [whole.split(' ')[0] ?? whole] : [] };
}

/** Marks names that describe more than one medicine: "blood pressure pill". */
const describes = /\b(?:pills?|medicines?|shots?|medicinas?|pastillas?|inyecciones|vacunas?)\b/i;

const calls = new WeakMap<IndexedFacts, ReadonlyMap<string, Omit<NamedMedicine, 'alike'>>>();

/** All forms of all medicines' names. A form that two medicines share belongs to the one whose whole name it is, or else to the first. */
function callsOf(facts: IndexedFacts) {
  const before = calls.get(facts);
  if (before) return before;
  const all = new Map<string, Omit<NamedMedicine, 'alike'>>();
  for (const wanted of ['whole', 'first'] as const) {
    for (const medication of facts.medicines) {
      for (const matchedName of namesOf(medication).filter((name) => name === medication.name || !describes.test(name))) {
        for (const call of calledBy(matchedName)[wanted]) if (call && !all.has(call)) all.set(call, { medication, matchedName });
      }
    }
  }
  calls.set(facts, all);
  return all;
}

function nearest(typed: string, all: ReadonlyMap<string, Omit<NamedMedicine, 'alike'>>): NamedMedicine | undefined {
  const forgiven = slipsForgiven(typed);
  if (forgiven === 0) return undefined;
  const near = [...all].filter(([call]) => call[0] === typed[0] && Math.abs(call.length - typed.length) <= forgiven);
  const [best] = near
    .map(([call, medicine]) => ({ medicine, slips: editDistance(typed, call, { most: forgiven }) }))
    .filter(({ slips }) => slips <= forgiven)
    .toSorted((one, other) => one.slips - other.slips);
  return best && { ...best.medicine, alike: true };
}

const isTelling = (word: string) => word.length > 3 && !around.has(word) && !languages.some((each) => functionWords[each].has(word));

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
    const inOrder = found.toSorted((one, next) => one.at - next.at).map(({ medicine }) => medicine);
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
