import { loadedOnce } from '#app/lib/loaded-once.ts';
import type { Language } from '#app/site/language.ts';
import type { Finder } from './find.ts';

/** Loads the search of a language. */
export const finderIn = loadedOnce(async (language: Language): Promise<Finder> => {
  const [{ finderOf }, { default: index }] = await Promise.all([
    import('./find.ts'),
    language === 'en' ? import('virtual:site-index/en') : import('virtual:site-index/es'),
  ]);
  return finderOf(index);
});
