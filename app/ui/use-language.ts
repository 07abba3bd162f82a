import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { type Language, type Words, type WordsIn, wordsIn } from '#app/site/language.ts';
import { languageOf } from '#app/site/paths.ts';

/** Set around a part in another language than its page, such as a column of a sheet in two languages. */
export const InLanguage = createContext<Language | undefined>(undefined);

/** Returns the language of this part of the page: that of the page's address unless the part has its own. */
export function useLanguage(): Language {
  const ofPage = languageOf(useLocation().pathname);
  return useContext(InLanguage) ?? ofPage;
}

/** Returns a feature's words in the language of the page, or of a part in the other language. */
export function useWords<T extends Words>(words: T): WordsIn<T> {
  return wordsIn(words, useLanguage());
}
