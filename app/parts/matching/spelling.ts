import { languages } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { askedWords } from './asked-words.ts';
import { dayNames, monthNames } from './calendar-words.ts';
import { editDistance, shortestForgiven } from './edit-distance.ts';
import { functionWords } from './function-word-list.ts';
import { soundOf } from './stem.ts';

/**
 * Words that are never taken for a misspelling of another: months, weekdays and words one letter away from a word of a phrase. "March" is
 * not "marco", "blood" not "bloom", "desayunar" not "desmayar", "through" not "throat", "infection" not "injection".
 */
const neverMisspelled: ReadonlySet<string> = new Set(
  plainWords(
    `${[...dayNames, ...monthNames].flat().join(' ')}
    accesibilidad accesible accesibles acceso accesos access accessibility accessible ahogaba ahora amanece amaneci amanecio antes ants
    atora barely better blood bloom blooming blowing boquita breath calm cannot cantar caught check checked checker checking checks
    checkup cheek cheeks chest chick chicken chocolate chocolates choose choque chose class cockroach comio cook cooked cooking daba daban
    desayuna desayunado desayunar desayune desayuno desmayaba dropping drops eating gripa haces hinchaba hinchaban hive house infeccion
    infecciones infection infections ive jelly kinda later latest lift lifts lymph medical morning night node nodes pagar pain picaron
    pricks privacidad privacy privadas privados private recien rojas ronca roncan roncando roncha ronchas ronco seems she speak spot spots
    stock straight symptom though thought through thru toes traigo using weeks wheat wheelchair windex`,
  ),
);

/** Words of this length are forgiven two swapped neighbors: "bule", "fcae". */
const shortestSwapped = 4;

/** A word as it is written and, for people who spell Spanish by ear, as it sounds. */
export interface Spelling {
  /** Whether punctuation separates it from the word before: "no, my throat closes" denies nothing. */
  readonly apart: boolean;
  readonly written: string;
  readonly sound: string;
  /** Never taken for a misspelling of another word: "there" is not "these". */
  readonly small: boolean;
}
/** A word of a phrase. If `open`, any ending may follow (`*`). */
export interface Choice extends Omit<Spelling, 'apart'> {
  readonly open: boolean;
}
const isSmall = (word: string) => neverMisspelled.has(word) || languages.some((language) => functionWords[language].has(word));

/** The spelling of a word in plain lower-case letters. */
export const spelling = (written: string) => ({ written, sound: soundOf(written), small: isSmall(written) });

/** Whether two words of four letters differ only in two swapped neighbors. */
function swapped(typed: string, word: string): boolean {
  return (
    typed.length === word.length &&
    typed.length === shortestSwapped &&
    typed !== word &&
    editDistance(typed, word, { most: 1 }) === 1 &&
    sameLetters(typed, word)
  );
}
const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

function alike(typed: string, word: string, open: boolean): boolean {
  if (open ? typed.startsWith(word) : typed === word) return true;
  if (typed[0] !== word[0]) return false;
  if (word.length < shortestForgiven || typed.length < shortestForgiven - 1) return !open && swapped(typed, word);
  // A short word must also share its second letter: "sera" is not "sierra", but "ches" is "chest".
  if (typed.length < shortestForgiven && typed[1] !== word[1]) return false;
  return editDistance(word, typed, { prefix: open, most: 1 }) <= 1;
}

/** Whether a word of a question may mean a word of a phrase. */
export function means({ written, sound, small }: Omit<Spelling, 'apart'>, choice: Choice): boolean {
  if (small) return choice.written === written;
  return alike(written, choice.written, choice.open) || alike(sound, choice.sound, choice.open);
}

const choices = new Map<string, Choice>();

/** Parses a word of a phrase; the same object for every phrase that contains the word. */
export function choiceOf(written: string): Choice {
  const choice = choices.get(written) ?? { ...spelling(askedWords(written).join('')), open: written.endsWith('*') };
  choices.set(written, choice);
  return choice;
}

/** Groups words of phrases by their first letter, as written or as they sound. */
function byLetter(all: readonly Choice[], of: 'written' | 'sound'): ReadonlyMap<string | undefined, readonly Choice[]> {
  const groups = new Map<string | undefined, Choice[]>();
  for (const choice of all) {
    const group = groups.get(choice[of][0]) ?? [];
    group.push(choice);
    groups.set(choice[of][0], group);
  }
  return groups;
}

/** Two forms of one word ("falta", "falte") share at least this many letters at the start. */
const shared = 4;
/** The endings of two forms of one word have at most this many letters. */
const longestEnding = 2;

function alikeUntil(one: string, other: string): number {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}

/** Whether a word means a word of a phrase without any typing error: it is the same, sounds the same or has another ending. */
export function meansItself({ written, sound }: Omit<Spelling, 'apart'>, choice: Choice): boolean {
  if (choice.open ? written.startsWith(choice.written) : sound === choice.sound) return true;
  if (choice.open) return false;
  const begin = alikeUntil(written, choice.written);
  return begin >= shared && Math.max(written.length, choice.written.length) - begin <= longestEnding;
}

/**
 * Prepares many words of phrases, so that each word of a question is compared only with those that begin with the same letter.
 * @param ownWords words that are never taken for a misspelling: "needles" is not "noodles"
 * @returns a function that gives the words of phrases that a word may mean
 */
export function meantAmong(
  all: readonly Choice[],
  ownWords: Pick<ReadonlySet<string>, 'has'> = new Set(),
): (word: string) => ReadonlySet<Choice> {
  const written = byLetter(all, 'written');
  const sounding = byLetter(all, 'sound');
  // The same words come up often, so each result is kept.
  const known = new Map<string, ReadonlySet<Choice>>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const typed = spelling(word);
    const near = [...(written.get(typed.written[0]) ?? []), ...(sounding.get(typed.sound[0]) ?? [])];
    const isOwn = ownWords.has(word);
    const meant = new Set(near.filter((choice) => means(typed, choice) && (!isOwn || meansItself(typed, choice))));
    known.set(word, meant);
    return meant;
  };
}
