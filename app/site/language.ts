/** The two languages of the site. English paths have no prefix. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** A value that must exist in both languages; a missing one does not compile. */
export type Bilingual<T = string> = Readonly<Record<Language, T>>;

/** BCP 47 tags for dates, numbers and `hreflang`: readers are in the United States. */
export const localeTags: Bilingual = { en: 'en-US', es: 'es-US' };

/** Each language named in itself, for visitors who cannot read the page they are on. */
export const languageNames: Bilingual = { en: 'English', es: 'Español' };

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}

/** A word as shown: fixed text, or text made from values (numbers, names, times). */
// biome-ignore lint/suspicious/noExplicitAny: each entry keeps its own parameter types; this is only the upper bound.
type Word = string | ((...values: any[]) => string);

export type Words = Readonly<Record<string, Bilingual<Word>>>;

/** Declares interface words beside the feature that shows them. */
export function defineWords<const T extends Words>(words: T): T {
  return words;
}

export type WordsIn<T extends Words> = { [K in keyof T]: T[K]['en'] | T[K]['es'] };

const made = new WeakMap<Words, Partial<Record<Language, object>>>();

/**
 * Returns one language's words, keyed as declared: the same object each time, so that an effect that depends on them runs again only when
 * the language changes.
 */
export function wordsIn<T extends Words>(words: T, language: Language): WordsIn<T> {
  const before = made.get(words) ?? {};
  made.set(words, before);
  before[language] ??= Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word[language]]));
  return before[language] as WordsIn<T>;
}
