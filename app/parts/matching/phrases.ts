/**
 * Phrases of content/emergency-phrases.yaml and content/assistant.yaml: words in their order, `|` between words of
 * which one is enough, `*` for any ending, `~` where any number of words may stand between two (else up to three), `^` before words
 * none of which may.
 */

import { languages } from '#app/site/language.ts';
import { askedWords } from './asked-words.ts';
import { editDistance } from './edit-distance.ts';
import { functionWords } from './function-word-list.ts';
import { soundOf } from './stem.ts';

/** Words that may stand between two words of a phrase: "my throat really is closing". */
const widestGap = 3;
/** Below this length one wrong letter makes another word; two that changed places do not: "bule", "fcae". */
const shortestForgiven = 5;
const shortestSwapped = 4;

/** Words that say of what follows that it is not so. "Can't" and "never" are none: "never hurt like this". */
const denying = new Set(
  askedWords('no not isnt arent aint dont doesnt didnt wasnt werent hasnt havent hadnt without neither nor zero none sin ni tampoco'),
);
/** What is a "no" itself, or a "can't": nothing before it takes it back ("no no puede respirar"). */
const ownNo = new Set([...denying, ...askedWords('cant cannot couldnt wont unable nunca never')]);
/** What may stand between such a word and what it denies: "not having any chest pain", "no me duele el pecho". */
const light = new Set(
  askedWords(`a an any the my his her their our your real actual more have has had having feel feels feeling getting get been seem seems to be
    el la los las le les me se te lo mi su tengo tiene tenemos tienen tenido ha he han siento siente hay ningun ninguna de mucho mucha`),
);

/** A word as it is written and, for who spells Spanish by ear, as it sounds. */
export interface Spelling {
  /** Whether a sign parts it from the word before: "no, my throat closes" denies nothing. */
  readonly apart: boolean;
  readonly written: string;
  readonly sound: string;
  /** Small words are written as they are meant: "there" is no slip for "these". */
  readonly small: boolean;
  /** Choices it was compared with: many phrases have the same words. */
  readonly met: Map<Choice, boolean>;
}
export interface Choice extends Omit<Spelling, 'apart' | 'met'> {
  readonly open: boolean;
}
interface Slot {
  readonly choices: readonly Choice[];
  /** Whether anything may stand between this word and the one before. */
  readonly far: boolean;
  /** Words none of which may stand between. */
  readonly but: readonly Choice[];
}
export type Phrase = readonly Slot[];

const choices = new Map<string, Choice>();

/** A word of a phrase; the same one for every phrase that has it. */
function choiceOf(written: string): Choice {
  const choice = choices.get(written) ?? { ...spelling(askedWords(written).join('')), open: written.endsWith('*') };
  choices.set(written, choice);
  return choice;
}

/** Makes a written phrase ready to be compared. */
export function phraseOf(written: string): Phrase {
  const slots: Slot[] = [];
  let far = false;
  let but: readonly Choice[] = [];
  for (const part of written.trim().split(/\s+/)) {
    if (part === '~') {
      far = true;
      continue;
    }
    const own = part.replace('^', '').split('|').map(choiceOf);
    if (part.startsWith('^')) {
      but = own;
      continue;
    }
    slots.push({ choices: own, far, but });
    far = false;
    but = [];
  }
  return slots;
}

/** Months, weekdays and the name of an office are no slips of other words: "march" is not "marco". */
const calendar = new Set(
  askedWords(`january february march april may june july august september october november december enero febrero marzo abril mayo junio julio
    agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes
    sabado domingo medical`),
);
const isSmall = (word: string) => calendar.has(word) || languages.some((language) => functionWords[language].has(word));

const spelling = (written: string) => ({ written, sound: soundOf(written), small: isSmall(written) });

/** Whether two neighbours of a short word changed places and nothing else. */
function swapped(typed: string, word: string): boolean {
  return (
    typed.length === word.length &&
    typed.length === shortestSwapped &&
    typed !== word &&
    editDistance(typed, word) === 1 &&
    sameLetters(typed, word)
  );
}
const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

function alike(typed: string, word: string, open: boolean): boolean {
  if (open ? typed.startsWith(word) : typed === word) return true;
  if (typed[0] !== word[0]) return false;
  if (word.length < shortestForgiven || typed.length < shortestForgiven - 1) return !open && swapped(typed, word);
  // A letter is more of a short word: "sera" is no slip for "sierra", "ches" is one for "chest".
  if (typed.length < shortestForgiven && typed[1] !== word[1]) return false;
  return editDistance(word, typed, { prefix: open }) <= 1;
}

function means({ written, sound, small }: Omit<Spelling, 'apart' | 'met'>, choice: Choice): boolean {
  if (small) return choice.written === written;
  return alike(written, choice.written, choice.open) || alike(sound, choice.sound, choice.open);
}

function fits(word: Spelling, slot: readonly Choice[]): boolean {
  return slot.some((choice) => {
    const before = word.met.get(choice);
    if (before !== undefined) return before;
    const meant = means(word, choice);
    word.met.set(choice, meant);
    return meant;
  });
}

/** Whether a word is one of some phrases' own, slips forgiven. */
export function isAmong(word: string, all: readonly Choice[]): boolean {
  const typed = spelling(word);
  return all.some((choice) => means(typed, choice));
}

/** Whether the words right before `at`, not before `from`, say that what stands there is not so. */
function denied(words: readonly Spelling[], at: number, from: number): boolean {
  if (ownNo.has(words[at]?.written ?? '')) return false;
  for (let place = at; place > from; place -= 1) {
    if (words[place]?.apart) return false;
    const before = words[place - 1]?.written ?? '';
    if (denying.has(before)) return true;
    if (!light.has(before)) return false;
  }
  return false;
}

interface Reading {
  readonly words: readonly Spelling[];
  readonly phrase: Phrase;
  /** Whether what is denied is not said: "no chest pain". */
  readonly mindsNo: boolean;
}

function saidFrom(reading: Reading, slot: number, from: number): boolean {
  const { words, phrase, mindsNo } = reading;
  const wanted = phrase[slot];
  if (!wanted) return true;
  const last = slot === 0 || wanted.far ? words.length - 1 : Math.min(words.length - 1, from + widestGap);
  for (let at = from; at <= last; at += 1) {
    const word = words[at];
    if (!word || !fits(word, wanted.choices) || (mindsNo && denied(words, at, from))) continue;
    if (wanted.but.length > 0 && words.slice(from, at).some((between) => fits(between, wanted.but))) return false;
    if (saidFrom(reading, slot + 1, at + 1)) return true;
  }
  return false;
}

/** The signs between which a text is one thing said. */
const parts = /[,.;:!?¡¿()\n–—]+/;

/** A question ready to be compared with many phrases; `parted` parts words that were written together. */
export function spelled(question: string, parted: (word: string) => readonly string[] = (word) => [word]): readonly Spelling[] {
  return question.split(parts).flatMap((part) => {
    const words = askedWords(part).flatMap(parted);
    return words.map((word, place) => ({ ...spelling(word), apart: place === 0, met: new Map() }));
  });
}

/** Whether a question holds a phrase. */
export function says(words: readonly Spelling[], phrase: Phrase, { mindsNo = false } = {}): boolean {
  return saidFrom({ words, phrase, mindsNo }, 0, 0);
}
