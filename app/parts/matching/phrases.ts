/**
 * Finds the phrases of content/emergency-words.yaml and content/assistant.yaml in questions. A phrase is a list of words in order, with up
 * to three other words between each two; `|` separates alternatives, `*` means any ending, `~` allows any number of words between two, `^`
 * forbids the words after it between two, `=` requires its word right after the one before, and `<…>` names a group of words.
 */

import { askedWords } from './asked-words.ts';
import { denied } from './denial.ts';
import { type Choice, choiceOf, means, type Spelling, spelling } from './spelling.ts';

/** How many other words may come between two words of a phrase: "my throat really is closing". */
const widestGap = 3;
/** How many may come between two words of a phrase in any order: "my throat does feel like it is closing". */
const widestNear = 4;

/** A word of a question, and whether it may mean a given word of a phrase. */
export interface SpelledWord extends Spelling {
  readonly meets: (choice: Choice) => boolean;
}

interface Slot {
  readonly choices: readonly Choice[];
  /** How many other words may come between this word and the one before. */
  readonly gap: number;
  /** Words that must not come between this word and the one before. */
  readonly but: readonly Choice[];
}
export type Phrase = readonly Slot[];
export type Groups = ReadonlyMap<string, readonly Choice[]>;

const noGroups: Groups = new Map();
const group = /^<(.+)>$/;

function choicesOf(part: string, groups: Groups): readonly Choice[] {
  return part.split('|').flatMap((word) => {
    const name = group.exec(word)?.[1];
    return name ? (groups.get(name) ?? []) : [choiceOf(word)];
  });
}

/** Parses a phrase as it is written in content/. */
export function phraseOf(written: string, groups = noGroups): Phrase {
  const slots: Slot[] = [];
  let gap = widestGap;
  let but: readonly Choice[] = [];
  for (const part of written.trim().split(/\s+/)) {
    if (part === '~') {
      gap = Number.POSITIVE_INFINITY;
      continue;
    }
    const own = choicesOf(part.replace(/^[=^]/, ''), groups);
    if (part.startsWith('^')) {
      but = own;
      continue;
    }
    slots.push({ choices: own, gap: part.startsWith('=') ? 0 : gap, but });
    gap = widestGap;
    but = [];
  }
  return slots;
}

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, place) => ordersOf(all.filter((_, other) => other !== place)).map((rest) => [one, ...rest]));
}

/** Parses a line whose words may be near each other in any order: one phrase for each order. */
export function phrasesNear(written: string, groups = noGroups): Phrase[] {
  return ordersOf(phraseOf(written, groups)).map((slots) => slots.map((slot) => ({ ...slot, gap: widestNear })));
}

const fits = (word: SpelledWord, slot: readonly Choice[]) => slot.some(word.meets);

interface Reading {
  readonly words: readonly SpelledWord[];
  readonly phrase: Phrase;
  /** Whether a denied phrase does not count: "no chest pain". */
  readonly mindsNo: boolean;
}

/** The index of the last word if the phrase continues with its slot `slot` from word `from` on; undefined if it does not. */
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

/** Punctuation that separates one statement of a text from the next. */
const parts = /[,.;:!?¡¿()\n–—]+/;

interface SpelledOptions {
  /** Splits words that were written together. */
  readonly parted?: (word: string) => readonly string[];
  /** The words of phrases that a word may mean, computed in advance for many phrases. */
  readonly meant?: (word: string) => ReadonlySet<Choice>;
}

/** Prepares a question for comparison with phrases. */
export function spelled(question: string, { parted = (word) => [word], meant }: SpelledOptions = {}): readonly SpelledWord[] {
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

/** The indexes of the first and the last word of a phrase in a question. */
export interface PhraseSpan {
  readonly from: number;
  readonly to: number;
}

/** Every place at which a phrase occurs in a question. */
export function placesOf(words: readonly SpelledWord[], phrase: Phrase, { mindsNo = false } = {}): PhraseSpan[] {
  const [first] = phrase;
  if (!first) return [];
  return words.flatMap((word, from) => {
    if (!fits(word, first.choices) || (mindsNo && denied(words, from, 0))) return [];
    const to = endFrom({ words, phrase, mindsNo }, 1, from + 1);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** Indexes phrases by their first word, so that a question is compared only with the few phrases that begin with one of its words. */
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

/** Whether a phrase occurs in a question. */
export function says(words: readonly SpelledWord[], phrase: Phrase, how?: { readonly mindsNo?: boolean }): boolean {
  return placesOf(words, phrase, how).length > 0;
}
