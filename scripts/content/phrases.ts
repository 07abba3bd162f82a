/** Finds turns of phrase that a language has better words for, and says which. The lists are in english-phrases.ts and spanish-phrases.ts. */
import type { Language } from '#app/site/language.ts';
import type { TextPiece } from './content-texts.ts';
import type { Problem } from './problem.ts';

export interface Phrase {
  readonly pattern: RegExp;
  readonly wrong: string;
  readonly mend: string;
}

/** The phrases of the list that are in a text, each with the words that were found. */
export function phrasesIn(text: string, phrases: readonly Phrase[]): { found: string; wrong: string; mend: string }[] {
  return phrases.flatMap(({ pattern, wrong, mend }) => {
    const [found] = pattern.exec(text.normalize('NFC')) ?? [];
    return found ? [{ found, wrong, mend }] : [];
  });
}

/** Reads the pieces of one language; what people type into a search field may say it any way. */
export function phraseProblems(pieces: readonly TextPiece[], language: Language, phrases: readonly Phrase[]): Problem[] {
  return pieces
    .filter((piece) => piece.language === language && !piece.searchWords)
    .flatMap(({ path, line, text }) =>
      phrasesIn(text, phrases).map(({ found, wrong, mend }) => ({ path, line, wrong: `"${found}": ${wrong}`, mend })),
    );
}
