import { type Language, otherLanguage } from '#app/site/language.ts';
import { hasSpanishPrefix, toggledPrefix } from '#app/site/prefix.ts';

/** An address of the desk in a language: Spanish ones begin with /es, as on the site. */
export function addressIn(language: Language, path: string): string {
  return language === 'es' ? toggledPrefix(path) : path;
}

export function languageOfAddress(path: string): Language {
  return hasSpanishPrefix(path) ? 'es' : 'en';
}

/** The same page in the other language. */
export function twinAddress(path: string): { readonly language: Language; readonly path: string } {
  return { language: otherLanguage(languageOfAddress(path)), path: toggledPrefix(path) };
}
