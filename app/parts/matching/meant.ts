import { languages } from '#app/site/language.ts';
import { beginningAmong, type Phrase, phraseOf, says, spelled } from './phrases.ts';
import { runOnsOf } from './run-ons.ts';
import { type Choice, meantAmong } from './spelling.ts';

/** A meaning with the phrases that express it and, in `unless`, phrases that show something else is meant; in both languages. */
export interface Meant {
  readonly id: string;
  readonly phrases: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly unless?: { readonly en: readonly string[]; readonly es: readonly string[] };
}

interface ReaderOptions {
  /** Whether a denied phrase does not count: "no chest pain". */
  readonly mindsNo?: boolean;
}

/** All words of one slot of a phrase: those that may fill it and those that must not come before it. */
const choicesOf = ({ choices, but }: Phrase[number]): readonly Choice[] => [...choices, ...but];
const phrasesIn = (lists: Meant['unless']) =>
  languages.flatMap((language): Phrase[] => (lists?.[language] ?? []).map((line) => phraseOf(line)));

/** Prepares meanings to be found in questions. @returns a function that gives the meanings a question expresses, in the given order. */
export function readerOf<M extends Meant>(all: readonly M[], options: ReaderOptions = {}): (question: string) => M[] {
  const ready = all.map((meant) => ({ meant, phrases: phrasesIn(meant.phrases), unless: phrasesIn(meant.unless) }));
  const allPhrases = ready.flatMap(({ phrases, unless }) => [...phrases, ...unless]);
  const choices = [...new Set(allPhrases.flat().flatMap(choicesOf))];
  const own = [...new Set(ready.flatMap(({ phrases }) => phrases.flat().flatMap((slot) => slot.choices)))];
  // Words that occur only in `unless` still count as known, so they are not split.
  const known = new Set(choices.map(({ written }) => written));
  const open = [...new Set(own.filter((choice) => choice.open).map(({ written }) => written))];
  const amongOwn = meantAmong(own);
  const parted = runOnsOf(known, open, (word) => amongOwn(word).size > 0);
  const meant = meantAmong(choices);
  const beginning = beginningAmong(allPhrases);
  return (question) => {
    const words = spelled(question, { parted, meant });
    const begun = beginning(words.flatMap(({ written }) => [...meant(written)]));
    const isSaid = (phrase: Phrase, how?: ReaderOptions) => begun.has(phrase) && says(words, phrase, how);
    return ready
      .filter(({ phrases, unless }) => phrases.some((phrase) => isSaid(phrase, options)) && !unless.some((phrase) => isSaid(phrase)))
      .map(({ meant: one }) => one);
  };
}
