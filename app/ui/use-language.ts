import { useLocation } from 'react-router';
import { type Language, type Words, type WordsIn, wordsIn } from '../site/language.ts';
import { languageOf } from '../site/paths.ts';

/** The language of the page being shown, from its address. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** A feature's words in the language of the page. */
export function useWords<T extends Words>(words: T): WordsIn<T> {
  return wordsIn(words, useLanguage());
}
