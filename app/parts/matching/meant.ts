import { languages } from '#app/site/language.ts';
import { beginningAmong, type Phrase, phraseOf, says, spelled } from './phrases.ts';
import { runOnsOf } from './run-ons.ts';
import { type Choice, meantAmong } from './spelling.ts';

/** A meaning with the phrases that say it, and words that show something else is meant; both languages. */
export interface Meant {
  readonly id: string;
  readonly phrases: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly unless?: { readonly en: readonly string[]; readonly es: readonly string[] };
}

interface ReaderOptions {
  /** Whether what is denied is not said: "no chest pain". */
  readonly mindsNo?: boolean;
}

/** All words that a place of a phrase speaks of. */
const choicesOf = ({ choices, but }: Phrase[number]): readonly Choice[] => [...choices, ...but];
const phrasesIn = (lists: Meant['unless']) =>
  languages.flatMap((language): Phrase[] => (lists?.[language] ?? []).map((line) => phraseOf(line)));

/** Makes meanings ready to be read out of questions. @returns which of them a question says, in the order given. */
export function readerOf<M extends Meant>(all: readonly M[], options: ReaderOptions = {}): (question: string) => M[] {
  const ready = all.map((meant) => ({ meant, phrases: phrasesIn(meant.phrases), unless: phrasesIn(meant.unless) }));
  const allPhrases = ready.flatMap(({ phrases, unless }) => [...phrases, ...unless]);
  const choices = [...new Set(allPhrases.flat().flatMap(choicesOf))];
  const own = [...new Set(ready.flatMap(({ phrases }) => phrases.flat().flatMap((slot) => slot.choices)))];
  // What only `unless` names is a word all the same, and no run-on.
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
