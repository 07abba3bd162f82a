import type { Bilingual, Language } from '#app/site/language.ts';

/** The same type in one language: every `{en, es}` inside becomes one value. */
export type Localized<T> = T extends { readonly en: infer V; readonly es: unknown }
  ? Localized<V>
  : T extends readonly (infer U)[]
    ? Localized<U>[]
    : T extends object
      ? { [K in keyof T]: Localized<T[K]> }
      : T;

function isBilingual(value: object): value is Bilingual<unknown> {
  const keys = Object.keys(value);
  return keys.length === 2 && 'en' in value && 'es' in value;
}

/** Replaces every `{en, es}` in a record, at any depth, by its text in `language`. */
export function localized<T>(record: T, language: Language): Localized<T> {
  return inLanguage(record, language) as Localized<T>;
}

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingual(value)) return inLanguage(value[language], language);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]));
}
