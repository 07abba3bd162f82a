/**
 * Phrases of content/emergency-words.yaml and content/assistant.yaml: words in their order, `|` between words of
 * which one is enough, `*` for any ending, `~` where any number of words may stand between two (else up to three),
 * `^` before words none of which may, `<…>` for a group of words.
 */
import { askedWords } from './asked-words.ts';
import { denied } from './denial.ts';
import { type Choice, choiceOf, means, type Spelling, spelling } from './spelling.ts';

/** Words that may stand between two words of a phrase: "my throat really is closing". */
const widestGap = 3;
/** And between two that are said in any order: "my throat does feel like it is closing". */
const widestNear = 4;

/** A word of a question, and whether it may be meant as a word of a phrase. */
export interface Said extends Spelling {
  readonly meets: (choice: Choice) => boolean;
}

interface Slot {
  readonly choices: readonly Choice[];
  /** Words that may stand between this one and the one before. */
  readonly gap: number;
  /** Words none of which may stand between. */
  readonly but: readonly Choice[];
}
export type Phrase = readonly Slot[];
/** Words by the name of their group. */
export type Groups = ReadonlyMap<string, readonly Choice[]>;

const noGroups: Groups = new Map();
const group = /^<(.+)>$/;

function choicesOf(part: string, groups: Groups): readonly Choice[] {
  return part.split('|').flatMap((word) => {
    const name = group.exec(word)?.[1];
    return name ? (groups.get(name) ?? []) : [choiceOf(word)];
  });
}

/** Makes a written phrase ready to be compared. */
export function phraseOf(written: string, groups = noGroups): Phrase {
  const slots: Slot[] = [];
  let gap = widestGap;
  let but: readonly Choice[] = [];
  for (const part of written.trim().split(/\s+/)) {
    if (part === '~') {
      gap = Number.POSITIVE_INFINITY;
      continue;
    }
    const own = choicesOf(part.replace('^', ''), groups);
    if (part.startsWith('^')) {
      but = own;
      continue;
    }
    slots.push({ choices: own, gap, but });
    gap = widestGap;
    but = [];
  }
  return slots;
}

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, place) => ordersOf(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}

/** The phrases that a line says whose words stand near each other in any order. */
export function phrasesNear(written: string, groups = noGroups): Phrase[] {
  return ordersOf(phraseOf(written, groups)).map((slots) => slots.map((slot) => ({ ...slot, gap: widestNear })));
}

const fits = (word: Said, slot: readonly Choice[]) => slot.some(word.meets);

interface Reading {
  readonly words: readonly Said[];
  readonly phrase: Phrase;
  /** Whether what is denied is not said: "no chest pain". */
  readonly mindsNo: boolean;
}

/** Where the rest of a phrase ends that goes on at `from`; undefined where it does not. */
function endFrom(reading: Reading, slot: number, from: number): number | undefined {
  const { words, phrase, mindsNo } = reading;
  const wanted = phrase[slot];
  if (!wanted) return from - 1;
  const last = Math.min(words.length - 1, from + wanted.gap);
  for (let at = from; at <= last; at += 1) {
    const word = words[at];
    if (!word || !fits(word, wanted.choices) || (mindsNo && denied(words, at, from))) continue;
    if (wanted.but.length > 0 && words.slice(from, at).some((between) => fits(between, wanted.but))) return undefined;
    const end = endFrom(reading, slot + 1, at + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** The signs between which a text is one thing said. */
const parts = /[,.;:!?¡¿()\n–—]+/;

interface SpelledOptions {
  /** Parts words that were written together. */
  readonly parted?: (word: string) => readonly string[];
  /** Which of all the choices it will be compared with a word may be meant as, worked out once for many phrases. */
  readonly meant?: (word: string) => ReadonlySet<Choice>;
}

/** A question ready to be compared with phrases. */
export function spelled(question: string, { parted = (word) => [word], meant }: SpelledOptions = {}): readonly Said[] {
  return question.split(parts).flatMap((part) =>
    askedWords(part)
      .flatMap(parted)
      .map((written, place) => {
        const word = { ...spelling(written), apart: place === 0 };
        const among = meant?.(written);
        return { ...word, meets: (choice: Choice) => (among ? among.has(choice) : means(word, choice)) };
      }),
  );
}

/** The first and the last word of something said. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Every place of a question at which a phrase begins. */
export function placesOf(words: readonly Said[], phrase: Phrase, { mindsNo = false } = {}): Place[] {
  const [first] = phrase;
  if (!first) return [];
  return words.flatMap((word, from) => {
    if (!fits(word, first.choices) || (mindsNo && denied(words, from, 0))) return [];
    const to = endFrom({ words, phrase, mindsNo }, 1, from + 1);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** Finds of many phrases those that begin with one of the words that are meant: most begin with none of them. */
export function beginningAmong(phrases: readonly Phrase[]): (meant: Iterable<Choice>) => ReadonlySet<Phrase> {
  const byFirst = new Map<Choice, Phrase[]>();
  for (const phrase of phrases) {
    for (const choice of phrase[0]?.choices ?? []) {
      const begun = byFirst.get(choice) ?? [];
      begun.push(phrase);
      byFirst.set(choice, begun);
    }
  }
  return (meant) => new Set([...meant].flatMap((choice) => byFirst.get(choice) ?? []));
}

/** Whether a question holds a phrase. */
export function says(words: readonly Said[], phrase: Phrase, how?: { readonly mindsNo?: boolean }): boolean {
  return placesOf(words, phrase, how).length > 0;
}
