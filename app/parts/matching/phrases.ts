/**
 * Phrases of content/emergency-phrases.yaml and content/assistant.yaml: words in their order, `|` between words of
 * which one is enough, `*` for any ending, `~` where any number of words may stand between two (else up to three),
 * `^` before words none of which may.
 */
import { askedWords } from './asked-words.ts';
import { denied } from './denial.ts';
import { type Choice, choiceOf, means, type Spelling, spelling } from './spelling.ts';

/** Words that may stand between two words of a phrase: "my throat really is closing". */
const widestGap = 3;

/** A word of a question, and whether it may be meant as a word of a phrase. */
export interface Said extends Spelling {
  readonly meets: (choice: Choice) => boolean;
}

interface Slot {
  readonly choices: readonly Choice[];
  /** Whether anything may stand between this word and the one before. */
  readonly far: boolean;
  /** Words none of which may stand between. */
  readonly but: readonly Choice[];
}
export type Phrase = readonly Slot[];

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

const fits = (word: Said, slot: readonly Choice[]) => slot.some(word.meets);

interface Reading {
  readonly words: readonly Said[];
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

/** Whether a question holds a phrase. */
export function says(words: readonly Said[], phrase: Phrase, { mindsNo = false } = {}): boolean {
  return saidFrom({ words, phrase, mindsNo }, 0, 0);
}
