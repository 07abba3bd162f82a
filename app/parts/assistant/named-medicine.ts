import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { type ListedMedication, namesOf } from '#app/parts/medicines/listed-medication.ts';
import { normalised } from '#app/parts/medicines/search.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';

/** Words around a medicine that name none, though some product may begin like them. */
const around = new Set(
  `stop stopping test tests testing tested skin before allergy allergies medicine medicines medication keep taking take using quit skip
  days when about should still safe doctor dejar dejo prueba pruebas piel antes alergia alergias medicina medicinas seguir sigo tomando tomar
  pastilla pastillas suspender suspendo quito dias january february march april may june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre children childrens puedo cold flu pain night sleep
  nose eyes eye drops spray cream shot shots asthma inhaler stopped blood thinners last ultima ultimo sangre daily heart
  corazon presion pressure mood sugar thyroid vitamin vitamina original today noche dormir gripa tos cough syrup jarabe congestion`.split(
    /\s+/,
  ),
);

export interface NamedMedicine {
  readonly medication: ListedMedication;
  readonly matchedName: string;
  readonly alike: boolean;
}

/** Slips forgiven in a medicine's name within a question, where every other word is one to be mistaken for a name: one in five letters. */
const slipsForgiven = (word: string) => (word.length < 6 ? 0 : Math.floor(word.length / 5));

/**
 * What a name is called by: the whole of it, also without what stands in brackets ("prednisone (a short course)"), and of
 * a brand its first word ("Claritin-D", "Coricidin HBP"); no word of "night-time cold products".
 */
function calledBy(name: string) {
  const whole = normalised(name);
  const isBrand = /^\p{Lu}/u.test(name);
  return { whole: [whole, normalised(name.replace(/\(.*\)/, ''))], first: isBrand ? [whole.split(' ')[0] ?? whole] : [] };
}

const calls = new WeakMap<IndexedFacts, ReadonlyMap<string, Omit<NamedMedicine, 'alike'>>>();

/** Every call of every medicine; a call that two of them share is the first one's whose whole name it is. */
function callsOf(facts: IndexedFacts) {
  const before = calls.get(facts);
  if (before) return before;
  const all = new Map<string, Omit<NamedMedicine, 'alike'>>();
  for (const wanted of ['whole', 'first'] as const) {
    for (const medication of facts.medicines) {
      for (const matchedName of namesOf(medication)) {
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

/** Runs of so many words that follow one another. */
const runsOf = (words: readonly string[], length: number) =>
  words.slice(length - 1).map((_, place) => words.slice(place, place + length).join(' '));

/** The medicine a question names: three words or two that are one name go before one, a name before one like it. */
export function medicineIn(words: readonly string[], facts: IndexedFacts): NamedMedicine | undefined {
  const telling = words.filter((word) => word.length > 3 && !around.has(word) && !languages.some((each) => functionWords[each].has(word)));
  const all = callsOf(facts);
  for (const typed of [...runsOf(words, 3), ...runsOf(words, 2), ...telling]) {
    const medicine = all.get(typed);
    if (medicine) return { ...medicine, alike: false };
  }
  for (const typed of telling) {
    const medicine = nearest(typed, all);
    if (medicine) return medicine;
  }
  return undefined;
}
