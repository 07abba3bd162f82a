import { capitalised, monthName } from '#app/lib/calendar-names.ts';
import { listInWords } from '#app/lib/list-in-words.ts';
import type { Language } from '#app/site/language.ts';

/** Consecutive months, the last possibly in the next year; 1 to 12, both inclusive. */
export interface MonthRun {
  readonly from: number;
  readonly to: number;
}

const next = (month: number) => (month % 12) + 1;
const previous = (month: number) => ((month + 10) % 12) + 1;

/** Returns the runs of `months` around the year: December and January belong together. All twelve are one run, January to December. */
export function monthRuns(months: readonly number[]): MonthRun[] {
  const wanted = new Set(months);
  if (wanted.size === 12) return [{ from: 1, to: 12 }];
  const firsts = [...wanted].filter((month) => !wanted.has(previous(month))).sort((a, b) => a - b);
  return firsts.map((from) => {
    let to = from;
    while (wanted.has(next(to))) to = next(to);
    return { from, to };
  });
}

const monthsWhere = (levels: readonly number[], fits: (level: number) => boolean) =>
  levels.flatMap((level, index) => (fits(level) ? [index + 1] : []));

function runText({ from, to }: MonthRun, language: Language, lead: string): string {
  const [first, last] = [monthName(from, language), monthName(to, language)];
  if (from === to) return `${lead}${first}`;
  if (next(from) === to) return `${lead}${listInWords([first, last], language)}`;
  if (language === 'es') return `de ${first} a ${last}`;
  return lead ? `from ${first} to ${last}` : `${first} to ${last}`;
}

/** Returns runs in words: "March to May", "enero y febrero"; `lead` precedes them where a sentence needs it. */
function runsText(runs: readonly MonthRun[], language: Language, lead: string): string {
  const texts = runs.map((run) => runText(run, language, lead));
  return listInWords(texts, language);
}

/**
 * Returns when something is in the air and when most: "December to March, highest in January".
 * @param levels twelve levels from 0 to 3, January to December.
 */
export function monthsInWords(levels: readonly number[], language: Language): string {
  const present = monthsWhere(levels, (level) => level > 0);
  if (present.length === 0) return language === 'es' ? 'No está en el aire' : 'Not in the air';
  const everyMonth = { en: 'All year', es: 'Todo el año' }[language];
  const season = present.length === 12 ? everyMonth : runsText(monthRuns(present), language, language === 'es' ? 'en ' : '');
  const highest = Math.max(...levels);
  const peak = monthsWhere(levels, (level) => level === highest);
  if (peak.length === present.length) return capitalised(season, language);
  const peakText = runsText(monthRuns(peak), language, language === 'es' ? 'en ' : 'in ');
  return capitalised(language === 'es' ? `${season}; lo más alto, ${peakText}` : `${season}, highest ${peakText}`, language);
}
