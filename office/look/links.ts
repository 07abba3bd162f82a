import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import { hasSpanishPrefix, toggledPrefix } from '#app/site/prefix.ts';

/** The hidden field that holds the token of the opened desk. */
export const formTokenField = 'form-token';

/** Addresses of one desk in one language. */
export interface Links {
  readonly language: Language;
  /** The address of a page, whose path is given in English: with the part that only this computer's account knows. */
  at(path: string): string;
  /** Stands in each form of the opened desk: a form without it was made elsewhere. */
  readonly formToken?: string | undefined;
}

/** A path of the desk in a language: Spanish ones begin with /es, as on the site. */
export function pathIn(language: Language, path: string): string {
  return language === 'es' ? toggledPrefix(path) : path;
}

export function languageOfPath(path: string): Language {
  return hasSpanishPrefix(path) ? 'es' : 'en';
}

/** `base` is what every address of the desk begins with. */
export function linksIn(base: string, language: Language, formToken?: string): Links {
  return { language, formToken, at: (path) => base + pathIn(language, path) };
}

/** The same page in the other language; `path` is in English. */
export function twinLink(base: string, language: Language, path: string) {
  const twin = otherLanguage(language);
  return { language: twin, name: languageNames[twin], address: base + pathIn(twin, path) };
}
