import { loadedOnce } from '#app/lib/loaded-once.ts';
import { loadedIntents } from '#app/parts/intent/load.ts';
import type { Language } from '#app/site/language.ts';
import type { Alarms } from './alarm.ts';
import type { Ladders } from './ladders.server.ts';

const loaded = (language: Language) =>
  Promise.all([
    import('./alarm.ts'),
    import('virtual:alarm/reading'),
    language === 'en' ? import('virtual:alarm/en') : import('virtual:alarm/es'),
  ]);

/** Loads alarms with the classifier. */
export const alarmsIn = loadedOnce(async (language: Language): Promise<Alarms> => {
  const [[{ alarmsOf }, { default: reading }, { default: texts }], intents] = await Promise.all([loaded(language), loadedIntents()]);
  return alarmsOf(reading, texts, intents);
});

/** Loads alarms without the classifier, which recognize only what the words alone show. */
export const certainAlarmsIn = loadedOnce(async (language: Language): Promise<Pick<Alarms, 'of'>> => {
  const [{ alarmsOf }, { default: reading }, { default: texts }] = await loaded(language);
  return alarmsOf(reading, texts);
});

/** Loads the ladders that the guide opens. */
export const laddersIn = loadedOnce(
  async (language: Language): Promise<Ladders> =>
    (await (language === 'en' ? import('virtual:ladders/en') : import('virtual:ladders/es'))).default,
);
