import type { Intents } from './intent.ts';

let loading: Promise<Intents> | undefined;

async function load(): Promise<Intents> {
  const [{ classifierOf }, { default: model }] = await Promise.all([import('./classifier.ts'), import('virtual:intents')]);
  return classifierOf(model);
}

/** The intents of questions in both languages, loaded when first asked for and once; a failed load may be tried again. */
export function loadedIntents(): Promise<Intents> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
