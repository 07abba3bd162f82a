import { loadedOnce } from '#app/lib/loaded-once.ts';
import type { MeantPagesOf } from './meant-page.ts';

/** Loads the classifier of pages, for questions in both languages. Separate from that of intents, which more pages need. */
export const loadedMeantPages = loadedOnce(async (): Promise<MeantPagesOf> => {
  const [{ meantPagesOf }, { default: model }] = await Promise.all([import('./meant-page.ts'), import('virtual:meant-pages')]);
  return meantPagesOf(model);
});
