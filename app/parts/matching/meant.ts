import { languages } from '#app/site/language.ts';
import { type Phrase, phraseOf, says, spelled } from './phrases.ts';

/** A meaning with the phrases that say it, and words that show something else is meant; both languages. */
export interface Meant {
  readonly id: string;
  readonly phrases: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly unless?: { readonly en: readonly string[]; readonly es: readonly string[] };
}

/** Makes meanings ready to be read out of questions. @returns which of them a question says, in the order given. */
export function readerOf<M extends Meant>(all: readonly M[]): (question: string) => M[] {
  const ready = all.map((meant) => ({
    meant,
    phrases: languages.flatMap((language): Phrase[] => meant.phrases[language].map(phraseOf)),
    unless: languages.flatMap((language): Phrase[] => (meant.unless?.[language] ?? []).map(phraseOf)),
  }));
  return (question) => {
    const words = spelled(question);
    return ready
      .filter(({ phrases, unless }) => phrases.some((phrase) => says(words, phrase)) && !unless.some((phrase) => says(words, phrase)))
      .map(({ meant }) => meant);
  };
}
