import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { type Language, languages } from '#app/site/language.ts';
import { monthsInWords } from './months-in-words.ts';

const year = Array.from({ length: 12 }, (_, index) => index + 1);
const levelsOf = (id: string) => seasons().types.find((type) => type.id === id)?.level ?? [];

describe('the plants of San Antonio', () => {
  it.each([
    ['mountain-cedar', 'December to March, highest in January', 'De diciembre a marzo; lo más alto, en enero'],
    ['oak', 'February to May, highest in March and April', 'De febrero a mayo; lo más alto, en marzo y abril'],
    ['mold', 'All year, highest in October', 'Todo el año; lo más alto, en octubre'],
    ['dust-mite', 'All year', 'Todo el año'],
  ])('%s', (id, english, spanish) => {
    expect(monthsInWords(levelsOf(id), 'en')).toBe(english);
    expect(monthsInWords(levelsOf(id), 'es')).toBe(spanish);
  });
});

describe('other years', () => {
  const levels = (...present: readonly number[]) => year.map((month) => (present.includes(month) ? 2 : 0));
  it.each([
    ['nothing', levels(), 'Not in the air', 'No está en el aire'],
    ['one month', levels(9), 'September', 'En septiembre'],
    ['two months over the end of the year', levels(12, 1), 'December and January', 'En diciembre y enero'],
    ['two seasons', levels(3, 4, 5, 9), 'March to May and September', 'De marzo a mayo y en septiembre'],
    ['all but one month', levels(...year.filter((month) => month !== 6)), 'July to May', 'De julio a mayo'],
  ])('%s', (_, given, english, spanish) => {
    expect(monthsInWords(given, 'en')).toBe(english);
    expect(monthsInWords(given, 'es')).toBe(spanish);
  });
});

/** Returns the months in a text: named ones, and those between the ends of "May to August" or "de mayo a agosto". */
function monthsNamedIn(text: string, language: Language): number[] {
  if (/^(All year|Todo el año)/.test(text)) return year;
  const names = new Map(year.map((month) => [monthName(month, language), month]));
  const found = text.split(/[^\p{L}]+/u);
  const named = new Set<number>();
  for (const [place, word] of found.entries()) {
    const month = names.get(word) ?? names.get(word.toLowerCase());
    if (!month) continue;
    named.add(month);
    const end = names.get(found[place + 2] ?? '');
    if (!end || found[place + 1] !== (language === 'en' ? 'to' : 'a')) continue;
    for (let between = month; between !== end; between = (between % 12) + 1) named.add(between);
  }
  return [...named].toSorted((a, b) => a - b);
}

describe.each(languages)('any twelve levels in %s', (language) => {
  const anyYear = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 });

  it('name every month in the air before the peak, and no other', () => {
    fc.assert(
      fc.property(anyYear, (levels) => {
        const [season = ''] = monthsInWords(levels, language).split(/, highest|; lo más alto/);
        expect(monthsNamedIn(season, language)).toEqual(year.filter((month) => (levels[month - 1] ?? 0) > 0));
      }),
    );
  });

  it('name every month of the highest level as the peak, unless that is the whole season', () => {
    fc.assert(
      fc.property(anyYear, (levels) => {
        const [, peak] = monthsInWords(levels, language).split(/, highest|; lo más alto,/);
        const highest = Math.max(...levels);
        const most = year.filter((month) => levels[month - 1] === highest);
        const present = levels.filter((level) => level > 0).length;
        expect(peak === undefined).toBe(present === 0 || most.length === present);
        if (peak !== undefined) expect(monthsNamedIn(peak, language)).toEqual(most);
      }),
    );
  });
});
