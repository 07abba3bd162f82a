import { loadedIntents } from '#app/parts/intent/load.ts';
import type { Language } from '#app/site/language.ts';
import type { Alarms } from './alarm.ts';

const loading: Partial<Record<Language, Promise<Alarms>>> = {};

async function load(language: Language): Promise<Alarms> {
  const [{ alarmsOf }, { default: reading }, { default: texts }, intents] = await Promise.all([
    import('./alarm.ts'),
    import('virtual:alarm/reading'),
    language === 'en' ? import('virtual:alarm/en') : import('virtual:alarm/es'),
    loadedIntents(),
  ]);
  return alarmsOf(reading, texts, intents);
}

/** Loads the alarms of a language, once. Rejects if they do not load; a later call then tries again. */
export function alarmsIn(language: Language): Promise<Alarms> {
  loading[language] ??= load(language).catch((error: unknown) => {
    delete loading[language];
    throw error;
  });
  return loading[language];
}
