import type { Intents } from './intent.ts';

/** Wraps a loader so that it runs once, on the first call; after a failure the next call tries again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Loads the classifier of intents, for questions in both languages. */
export const loadedIntents = loadedOnce(async (): Promise<Intents> => {
  const [{ classifierOf }, { default: model }] = await Promise.all([import('./classifier.ts'), import('virtual:intents')]);
  return classifierOf(model);
});
