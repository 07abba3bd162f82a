import { isDay } from '#app/requests/days.ts';

/** A day as it was written into three fields, or into none of them yet. */
export interface WrittenDate {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** How months begin in English and in Spanish, by number; enough letters to tell them apart. */
const monthNames = ['jan ene', 'feb', 'mar', 'apr abr', 'may', 'jun', 'jul', 'aug ago', 'sep set', 'oct', 'nov', 'dec dic'].map((names) =>
  names.split(' '),
);

function monthOf(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const word = text.toLowerCase().replace(/\.$/, '');
  const place = monthNames.findIndex((names) => names.some((name) => word.length >= 3 && word.startsWith(name)));
  return place < 0 ? undefined : place + 1;
}

/** "85" is 1985, "04" is 2004: the latest such year that is not ahead. */
function yearOf(text: string, today: string): number | undefined {
  if (/^\d{4}$/.test(text)) return Number(text);
  if (!/^\d{2}$/.test(text)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const inCentury = thisYear - (thisYear % 100) + Number(text);
  return inCentury > thisYear ? inCentury - 100 : inCentury;
}

/**
 * A day as YYYY-MM-DD; undefined when nothing is written, `not-a-date` when it is no day of the calendar. Forgiving:
 * months by name in either language, years of two digits, and day before month where only that is a day.
 * @param today the day in San Antonio, YYYY-MM-DD
 */
export function readDate(written: WrittenDate, today: string): string | 'not-a-date' | undefined {
  const [month, day, year] = [written.month, written.day, written.year].map((part) => part.trim());
  if (!month && !day && !year) return undefined;
  // A name in the field for the day is a month all the same, and the other figure is the day.
  const [first, second, yearNumber] = [monthOf(month ?? ''), monthOf(day ?? ''), yearOf(year ?? '', today)];
  if (first === undefined || second === undefined || yearNumber === undefined) return 'not-a-date';
  return [dayText(yearNumber, first, second), dayText(yearNumber, second, first)].find(isDay) ?? 'not-a-date';
}

function dayText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
