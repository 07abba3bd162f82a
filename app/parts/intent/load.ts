import { loadedOnce } from '#app/lib/loaded-once.ts';
import type { Intents } from './intent.ts';

/** Loads the classifier of intents, for questions in both languages. */
export const loadedIntents = loadedOnce(async (): Promise<Intents> => {
  const [{ classifierOf }, { default: model }] = await Promise.all([import('./classifier.ts'), import('virtual:intents')]);
  return classifierOf(model);
});
