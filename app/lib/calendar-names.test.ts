import { describe, expect, it } from 'vitest';
import { weekdays } from '#app/content/practice/weekday.ts';
import { languages, localeTags } from '#app/site/language.ts';
import { capitalised, monthName, weekdayName } from './calendar-names.ts';

describe.each(languages)('names in %s are those of Intl', (language) => {
  const named = (options: Intl.DateTimeFormatOptions, day: number) =>
    new Intl.DateTimeFormat(localeTags[language], { ...options, timeZone: 'UTC' }).format(day);

  it.each(['long', 'short', 'narrow'] as const)('of months, %s', (month) => {
    for (let one = 1; one <= 12; one += 1) expect(monthName(one, language, month)).toBe(named({ month }, Date.UTC(2024, one - 1, 15)));
  });

  it.each(['long', 'short'] as const)('of weekdays, %s', (weekday) => {
    // 2024-01-01 was a Monday, as our week begins.
    for (const [place, day] of weekdays.entries())
      expect(weekdayName(day, language, weekday)).toBe(named({ weekday }, Date.UTC(2024, 0, 1 + place)));
  });
});

it('gives names a capital where they stand alone', () => {
  expect(capitalised(monthName(1, 'es'), 'es')).toBe('Enero');
});
