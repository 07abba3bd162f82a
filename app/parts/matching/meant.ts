import { languages } from '#app/site/language.ts';
import { type Phrase, phraseOf, says, spelled } from './phrases.ts';
import { runOnsOf } from './run-ons.ts';
import { isAmong } from './spelling.ts';

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

const phrasesIn = (lists: Meant['unless']) => languages.flatMap((language): Phrase[] => (lists?.[language] ?? []).map(phraseOf));

/** Makes meanings ready to be read out of questions. @returns which of them a question says, in the order given. */
export function readerOf<M extends Meant>(all: readonly M[], options: ReaderOptions = {}): (question: string) => M[] {
  const ready = all.map((meant) => ({ meant, phrases: phrasesIn(meant.phrases), unless: phrasesIn(meant.unless) }));
  const choices = [...new Set(ready.flatMap(({ phrases }) => phrases.flat().flatMap((slot) => slot.choices)))];
  const known = new Set(choices.map(({ written }) => written));
  const open = [...new Set(choices.filter((choice) => choice.open).map(({ written }) => written))];
  const parted = runOnsOf(known, open, (word) => isAmong(word, choices));
  return (question) => {
    const words = spelled(question, parted);
    return ready
      .filter(
        ({ phrases, unless }) => phrases.some((phrase) => says(words, phrase, options)) && !unless.some((phrase) => says(words, phrase)),
      )
      .map(({ meant }) => meant);
  };
}
