import type { Intents } from './intent.ts';
import type { MeantPagesOf } from './meant-page.ts';

/** What is loaded when first asked for, and once; a failed load may be tried again. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** The intents of questions in both languages. */
export const loadedIntents = loadedOnce(async (): Promise<Intents> => {
  const [{ classifierOf }, { default: model }] = await Promise.all([import('./classifier.ts'), import('virtual:intents')]);
  return classifierOf(model);
});

/** Which page a question means, in both languages. */
export const loadedMeantPages = loadedOnce(async (): Promise<MeantPagesOf> => {
  const [{ meantPagesOf }, { default: model }] = await Promise.all([import('./meant-page.ts'), import('virtual:meant-pages')]);
  return meantPagesOf(model);
});
