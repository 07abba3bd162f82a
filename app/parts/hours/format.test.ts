import { describe, expect, it } from 'vitest';
import { languages, localeTags } from '#app/site/language.ts';
import { addDays } from './clinic-time.ts';
import { type DateParts, formatDate } from './format.ts';

const ways: readonly DateParts[] = [
  { month: 'long', day: 'numeric' },
  { weekday: 'long' },
  { weekday: 'long', month: 'long', day: 'numeric' },
  { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  { weekday: 'short', month: 'short', day: 'numeric' },
  { year: 'numeric', month: 'long', day: 'numeric' },
  { month: 'long', year: 'numeric' },
  { month: 'short', day: 'numeric' },
];

describe.each(languages)('dates in %s are written as by Intl, but without the comma that cannot follow "el lunes"', (language) => {
  it.each(ways)('%j', (parts) => {
    const intl = new Intl.DateTimeFormat(localeTags[language], { ...parts, timeZone: 'UTC' });
    for (let days = 0; days < 366; days += 1) {
      const date = addDays('2028-01-01', days);
      const written = intl.format(new Date(`${date}T12:00:00Z`));
      expect(formatDate(date, language, parts)).toBe(language === 'es' ? written.replace(', ', ' ') : written);
    }
  });
});
