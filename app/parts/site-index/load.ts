import type { Language } from '#app/site/language.ts';
import type { Finder } from './find.ts';

const loading: Partial<Record<Language, Promise<Finder>>> = {};

async function load(language: Language): Promise<Finder> {
  const [{ finderOf }, { default: index }] = await Promise.all([
    import('./find.ts'),
    language === 'en' ? import('virtual:site-index/en') : import('virtual:site-index/es'),
  ]);
  return finderOf(index);
}

/** Loads the search of a language, once. Rejects if it does not load; a later call then tries again. */
export function finderIn(language: Language): Promise<Finder> {
  loading[language] ??= load(language).catch((error: unknown) => {
    delete loading[language];
    throw error;
  });
  return loading[language];
}
