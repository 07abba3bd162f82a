import { loadedOnce } from '#app/lib/loaded-once.ts';
import { loadedIntents } from '#app/parts/intent/load.ts';
import type { Language } from '#app/site/language.ts';
import type { Alarms } from './alarm.ts';

/** Loads the alarms of a language. */
export const alarmsIn = loadedOnce(async (language: Language): Promise<Alarms> => {
  const [{ alarmsOf }, { default: reading }, { default: texts }, intents] = await Promise.all([
    import('./alarm.ts'),
    import('virtual:alarm/reading'),
    language === 'en' ? import('virtual:alarm/en') : import('virtual:alarm/es'),
    loadedIntents(),
  ]);
  return alarmsOf(reading, texts, intents);
});
