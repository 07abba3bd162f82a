import { type Language, localeTags } from '#app/site/language.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter for calendar days held as instants in UTC. Making one costs a phone milliseconds, so each is made once. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(localeTags[language], { ...options, timeZone: 'UTC' });
  made.set(key, known);
  return known;
}
