/**
 * Phrases of content/emergency-phrases.yaml and content/assistant.yaml: words in their order, `|` between words of
 * which one is enough, `*` for any ending, `~` where any number of words may stand between two (else up to three).
 */

import { languages } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { editDistance } from './edit-distance.ts';
import { functionWords } from './function-word-list.ts';
import { soundOf } from './stem.ts';

/** Words that may stand between two words of a phrase: "my throat really is closing". */
const widestGap = 3;
/** Below this length one wrong letter makes another word. */
const shortestForgiven = 5;

/** A word as it is written and, for who spells Spanish by ear, as it sounds. */
export interface Spelling {
  readonly written: string;
  readonly sound: string;
  /** Small words are written as they are meant: "there" is no slip for "these". */
  readonly small: boolean;
}
interface Choice extends Spelling {
  readonly open: boolean;
}
interface Slot {
  readonly choices: readonly Choice[];
  /** Whether anything may stand between this word and the one before. */
  readonly far: boolean;
}
export type Phrase = readonly Slot[];

/** A question's words, folded; apostrophes join what they part ("can't" → "cant"). */
export function wordsOf(text: string): string[] {
  return plainWords(text.replaceAll(/['’´`]/g, ''));
}

/** Makes a written phrase ready to be compared. */
export function phraseOf(written: string): Phrase {
  const slots: Slot[] = [];
  let far = false;
  for (const part of written.trim().split(/\s+/)) {
    if (part === '~') {
      far = true;
      continue;
    }
    const choices = part.split('|').map((choice) => ({ ...spelling(wordsOf(choice).join('')), open: choice.endsWith('*') }));
    slots.push({ choices, far });
    far = false;
  }
  return slots;
}

const isSmall = (word: string) => languages.some((language) => functionWords[language].has(word));

const spelling = (written: string): Spelling => ({ written, sound: soundOf(written), small: isSmall(written) });

function alike(typed: string, word: string, open: boolean): boolean {
  if (open ? typed.startsWith(word) : typed === word) return true;
  if (word.length < shortestForgiven || typed.length < shortestForgiven - 1 || typed[0] !== word[0]) return false;
  return editDistance(word, typed, { prefix: open }) <= 1;
}

function fits({ written, sound, small }: Spelling, { choices }: Slot): boolean {
  if (small) return choices.some((choice) => choice.written === written);
  return choices.some((choice) => alike(written, choice.written, choice.open) || alike(sound, choice.sound, choice.open));
}

function saidFrom(words: readonly Spelling[], phrase: Phrase, slot: number, from: number): boolean {
  const wanted = phrase[slot];
  if (!wanted) return true;
  const last = slot === 0 || wanted.far ? words.length - 1 : Math.min(words.length - 1, from + widestGap);
  for (let at = from; at <= last; at += 1) {
    const word = words[at];
    if (word && fits(word, wanted) && saidFrom(words, phrase, slot + 1, at + 1)) return true;
  }
  return false;
}

/** A question ready to be compared with many phrases. */
export function spelled(question: string): readonly Spelling[] {
  return wordsOf(question).map(spelling);
}

/** Whether a question holds a phrase. */
export function says(question: readonly Spelling[], phrase: Phrase): boolean {
  return saidFrom(question, phrase, 0, 0);
}
