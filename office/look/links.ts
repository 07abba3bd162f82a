import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import { hasSpanishPrefix, toggledPrefix } from '#app/site/prefix.ts';

/** The hidden field that holds the token of the unlocked desk. */
export const formTokenField = 'form-token';

/** Addresses of one desk in one language. */
export interface Links {
  readonly language: Language;
  /** Returns the address, with its secret part, of a page given by its English path. */
  at(path: string): string;
  /** In each form of the unlocked desk; a form without it came from elsewhere. */
  readonly formToken?: string | undefined;
}

/** Returns a path in a language; Spanish paths start with /es, as on the site. */
export function pathIn(language: Language, path: string): string {
  return language === 'es' ? toggledPrefix(path) : path;
}

export function languageOfPath(path: string): Language {
  return hasSpanishPrefix(path) ? 'es' : 'en';
}

/** `base` is the start of every address of the desk. */
export function linksIn(base: string, language: Language, formToken?: string): Links {
  return { language, formToken, at: (path) => base + pathIn(language, path) };
}

/** Links to the page in the other language; `path` is in English. */
export function twinLink(base: string, language: Language, path: string) {
  const twin = otherLanguage(language);
  return { language: twin, name: languageNames[twin], address: base + pathIn(twin, path) };
}
