import { isDay } from '#app/requests/days.ts';
import { plainSigns } from '#app/site/seen-text.ts';

/** A day as written into three fields; all of them may be empty. */
export interface WrittenDate {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** The beginnings of the months in English and Spanish, by number, each long enough to be unique. */
const monthNames = ['jan ene', 'feb', 'mar', 'apr abr', 'may', 'jun', 'jul', 'aug ago', 'sep set', 'oct', 'nov', 'dec dic'].map((names) =>
  names.split(' '),
);

function monthOf(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const word = text.toLowerCase();
  const place = monthNames.findIndex((names) => names.some((name) => word.length >= 3 && word.startsWith(name)));
  return place < 0 ? undefined : place + 1;
}

/** Returns the latest such year that is not in the future: "85" is 1985, "04" is 2004. */
function yearOf(text: string, today: string): number | undefined {
  if (/^\d{4}$/.test(text)) return Number(text);
  if (!/^\d{2}$/.test(text)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const inCentury = thisYear - (thisYear % 100) + Number(text);
  return inCentury > thisYear ? inCentury - 100 : inCentury;
}

/** Splits digits without separators: 19900425, 04251990, 042590. */
function parted(figures: string): string {
  const yearFirst = figures.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return isDay(yearFirst) ? yearFirst : figures.replace(/^(\d{2})(\d{2})(\d{4}|\d{2})$/, '$1 $2 $3');
}

/** Returns the three parts of a date, ignoring all but digits and month names: "25th", "1º de mayo". */
function partsOf(text: string): WrittenDate | undefined {
  const words = parted(plainSigns(text)).match(/\p{L}+|\d+/gu) ?? [];
  const [first, second, third, ...more] = words.filter((word) => /^\d/.test(word) || monthOf(word) !== undefined);
  if (!first || !second || !third || more.length > 0) return undefined;
  if (first.length === 4 && Number(first)) return { year: first, month: second, day: third };
  const isDayFirst = Number(first) > 12 || /\p{L}/u.test(second);
  return { month: isDayFirst ? second : first, day: isDayFirst ? first : second, year: third };
}

/** Returns the parts of a date written whole in one field; undefined until its last digit is there. */
export function wholeDate(text: string): WrittenDate | undefined {
  const parts = partsOf(text);
  return parts?.year.length === 4 && /\d{2}\D*$/.test(text) ? parts : undefined;
}

/**
 * Returns a day as YYYY-MM-DD; undefined when nothing is written, `not-a-date` when it is no day of the calendar. Accepts
 * months by name in either language, years of two digits, day before month where only that is possible, and all of it in
 * any of the fields.
 * @param today the day in San Antonio, YYYY-MM-DD
 */
export function readDate({ month, day, year }: WrittenDate, today: string): string | 'not-a-date' | undefined {
  const text = plainSigns([month, day, year].join(' '));
  if (!text) return undefined;
  const parts = partsOf(text);
  const [yearNumber, monthNumber] = parts ? [yearOf(parts.year, today), monthOf(parts.month)] : [];
  if (!parts || yearNumber === undefined || monthNumber === undefined) return 'not-a-date';
  const read = [String(yearNumber).padStart(4, '0'), String(monthNumber).padStart(2, '0'), parts.day.padStart(2, '0')].join('-');
  return isDay(read) ? read : 'not-a-date';
}
