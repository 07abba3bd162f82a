import type { Language } from '#app/site/language.ts';
import { type Alarms, alarmsOf } from './alarm.ts';

const loading: Partial<Record<Language, Promise<Alarms>>> = {};

async function load(language: Language): Promise<Alarms> {
  const [{ default: reading }, { default: texts }] = await Promise.all([
    import('virtual:alarm/reading'),
    language === 'en' ? import('virtual:alarm/en') : import('virtual:alarm/es'),
  ]);
  return alarmsOf(reading, texts);
}

/** The alarms of a language, loaded when first asked for and once; a failed load may be tried again. */
export function alarmsIn(language: Language): Promise<Alarms> {
  loading[language] ??= load(language).catch((error: unknown) => {
    delete loading[language];
    throw error;
  });
  return loading[language];
}
