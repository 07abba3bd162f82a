import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import { addDays, monthOf, nextDate as nextWeekday, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { plainWords } from '#app/site/plain-text.ts';

/** Names of days and months in both languages, in plain letters, as people type them. */
const dayNames: readonly (readonly string[])[] = [
  ['monday', 'mon', 'lunes'],
  ['tuesday', 'tues', 'tue', 'martes'],
  ['wednesday', 'wed', 'miercoles'],
  ['thursday', 'thurs', 'thu', 'jueves'],
  ['friday', 'fri', 'viernes'],
  ['saturday', 'sat', 'sabado'],
  ['sunday', 'sun', 'domingo'],
];
const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto'],
  ['september', 'sept', 'septiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre'],
];
const inYear = (year: number, month: number, day: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
/** A rule for the nth weekday of a month, such as the fourth Thursday of November. */
const nth = (count: number, day: Weekday, month: number) => (year: number) =>
  addDays(nextWeekday(day, inYear(year, month, 1)), 7 * (count - 1));

/** Easter Sunday by the Gregorian calendar (Butcher's rule). */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return inYear(year, Math.floor(days / 31), (days % 31) + 1);
}

interface Holiday {
  /** Matches the names that people use for it, in plain letters. */
  readonly name: RegExp;
  /** Matches the reason of its closure in our records, in plain letters. */
  readonly reason: RegExp;
  /** Its date in a year, YYYY-MM-DD. */
  readonly on: (year: number) => string;
}

const thanksgiving = nth(4, 'thursday', 11);
const holidays: readonly Holiday[] = [
  { name: /\b(?:christmas eve|nochebuena|noche buena)\b/, reason: /christmas eve|nochebuena/, on: (year) => inYear(year, 12, 24) },
  { name: /\b(?:christmas|xmas|navidad)\b/, reason: /christmas day|navidad/, on: (year) => inYear(year, 12, 25) },
  { name: /\bblack friday\b|\bviernes negro\b/, reason: /thanksgiving|accion de gracias/, on: (year) => addDays(thanksgiving(year), 1) },
  { name: /\b(?:thanksgiving|accion de gracias|dia del pavo)\b/, reason: /thanksgiving|accion de gracias/, on: thanksgiving },
  { name: /\b(?:new years? eve|fin de ano|ano viejo)\b/, reason: /new years? eve|fin de ano/, on: (year) => inYear(year, 12, 31) },
  { name: /\b(?:new years?|ano nuevo)\b/, reason: /new year|ano nuevo/, on: (year) => inYear(year, 1, 1) },
  { name: /\b(?:mlk|martin luther king)\b/, reason: /luther king/, on: nth(3, 'monday', 1) },
  { name: /\bpresidents? day\b|\bdia de los presidentes\b/, reason: /president/, on: nth(3, 'monday', 2) },
  {
    name: /\b(?:good friday|viernes santo|semana santa|holy week)\b/,
    reason: /good friday|santo/,
    on: (year) => addDays(easter(year), -2),
  },
  { name: /\beaster monday\b|\blunes de pascua\b/, reason: /easter monday/, on: (year) => addDays(easter(year), 1) },
  { name: /\b(?:easter|pascua|domingo de resurreccion)\b/, reason: /easter|pascua/, on: easter },
  {
    name: /\bmemorial day\b/,
    reason: /memorial day/,
    on: (year) => addDays(nth(1, 'monday', 6)(year), -7),
  },
  { name: /\bjuneteenth\b/, reason: /juneteenth/, on: (year) => inYear(year, 6, 19) },
  {
    name: /\b(?:fourth of july|independence day|dia de la independencia)\b/,
    reason: /independence|independencia/,
    on: (year) => inYear(year, 7, 4),
  },
  { name: /\b(?:labor day|dia del trabajo)\b/, reason: /labor day|trabajo/, on: nth(1, 'monday', 9) },
  { name: /\b(?:columbus day|indigenous peoples day)\b/, reason: /columbus/, on: nth(2, 'monday', 10) },
  { name: /\bveterans day\b|\bdia de los veteranos\b/, reason: /veterans|veteranos/, on: (year) => inYear(year, 11, 11) },
];

const yearOf = (date: string) => Number(date.slice(0, 4));
const isReasonOf = ({ reason }: Holiday, closure: ShownClosure) => reason.test(plainWords(closure.reason).join(' '));
const holidayNamed = (text: string) => holidays.find(({ name }) => name.test(text));

/** The day before or after a holiday: "the day after Christmas". */
const beside = { after: /\b(day after|dia despues|dia siguiente)\b/, before: /\b(day before|dia antes|un dia antes)\b/ };

/** A day without a month that follows on the last date: "and the 26th", "y el 5". */
const goesOn = /^(?:(?:and|or|what about|how about|then|y|o|que tal|pero) )*(?:(?:on|the|el|dia) )*\d{1,2}(?:st|nd|rd|th)?$/;
const dayAfter = /\b(day after|next day|following day|dia despues|dia siguiente|al otro dia)\b/;

function nameAt(names: readonly (readonly string[])[], word: string): number {
  const exact = names.findIndex((all) => all.some((name) => word === name || (name.length > 4 && word === `${name}s`)));
  if (exact >= 0 || word.length < 6) return exact;
  const one = word.replace(/s$/, '');
  return names.findIndex((all) =>
    all.some((name) => name.length >= 6 && name[0] === word[0] && [word, one].some((typed) => editDistance(name, typed, { most: 1 }) <= 1)),
  );
}

/** The day of the month next to the name of a month: "december 21", "21st of december", "21 de diciembre". */
function dayBesideMonth(words: readonly string[]): number | undefined {
  const at = words.findIndex((word) => nameAt(monthNames, word) >= 0);
  const near = [words[at + 1], words[at - 1], ['de', 'of'].includes(words[at - 1] ?? '') ? words[at - 2] : undefined];
  const day = near.map((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')?.[1]).find(Boolean);
  return day === undefined ? undefined : Number(day);
}

/** The next date, today included, with this day of the month and, if given, this month (0 to 11). */
function nextDate(today: string, day: number, month?: number): string | undefined {
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const date = addDays(today, ahead);
    if (Number(date.slice(8)) === day && (month === undefined || monthOf(date) === month + 1)) return date;
  }
  return undefined;
}

/** The next date of a holiday that a question names, or of the day before or after it. */
function holidayIn(text: string, today: string): string | undefined {
  const named = holidayNamed(text);
  const away = beside.after.test(text) ? 1 : beside.before.test(text) ? -1 : 0;
  const days = named && [0, 1].map((ahead) => addDays(named.on(yearOf(today) + ahead), away));
  return days?.find((day) => day >= today);
}

/**
 * What our records say about a holiday that has no closure on its own date: the date on which it is observed, such as July 5 for July 4, or
 * that no closure is set yet (`isUnset`). A question that gives only the date counts if the practice closes on that holiday in any year.
 */
export function holidayClosure(question: string, date: string, closures: readonly ShownClosure[]): { observed?: string; isUnset: boolean } {
  const named = holidayNamed(plainWords(question).join(' '));
  const known = holidays.find(({ on }) => on(yearOf(date)) === date);
  const holiday = known && (known === named || closures.some((closure) => isReasonOf(known, closure))) ? known : undefined;
  if (!holiday || closures.some(({ from, to }) => from <= date && date <= to)) return { isUnset: false };
  const near = closures.find(
    (closure) => isReasonOf(holiday, closure) && closure.from >= addDays(date, -3) && closure.from <= addDays(date, 3),
  );
  return { observed: near?.from, isUnset: near === undefined };
}

/**
 * The date that a question asks about, YYYY-MM-DD in San Antonio's calendar: "tomorrow", "el viernes", "on the 20th", "18 de diciembre",
 * "12/18", "christmas eve". A weekday means the next one, today included.
 * @param before the date of the last answer, to which "that day" and "the day after" refer
 */
export function dateIn(question: string, today: string, before?: string): string | undefined {
  const words = plainWords(question);
  const text = words.join(' ');
  const holiday = holidayIn(text, today);
  if (holiday) return holiday;
  const figures = /\b(\d{1,2})\/(\d{1,2})\b/.exec(question);
  // "24/7" is not a date.
  const written = figures && nextDate(today, Number(figures[2]), Number(figures[1]) - 1);
  if (written) return written;
  const month = words.map((word) => nameAt(monthNames, word)).find((found) => found >= 0);
  const day = /\b(?:the|el|dia|on|es|is|de|para) (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(text);
  const ofMonth = dayBesideMonth(words);
  if (month !== undefined && ofMonth !== undefined) return nextDate(today, ofMonth, month);
  // "And the 5th?" after the 4th of July means July 5.
  if (day) return nextDate(before && before > today && goesOn.test(text) ? before : today, Number(day[1] ?? day[2]));
  if (/\b(day after tomorrow|pasado manana)\b/.test(text)) return addDays(today, 2);
  if (/\b(tomorrow|tmrw|tomorow)\b/.test(text) || (/\bmanana\b/.test(text) && !/\b(la|esta|por la|en la) manana\b/.test(text)))
    return addDays(today, 1);
  const weekday = words.map((word) => nameAt(dayNames, word)).find((found) => found >= 0);
  if (weekday !== undefined) {
    const from = weekdays.indexOf(weekdayOf(today));
    return addDays(today, (weekday - from + 7) % 7);
  }
  if (/\b(today|tonight|hoy|ahorita|ahora|now)\b/.test(text)) return today;
  if (before && /\b(that|same|ese|mismo) (day|dia)\b/.test(text)) return before;
  return before && dayAfter.test(text) ? addDays(before, 1) : undefined;
}

/** The month that a question names, 0 to 11. */
export function monthIn(question: string): number | undefined {
  const month = plainWords(question)
    .map((word) => nameAt(monthNames, word))
    .find((found) => found >= 0);
  return month;
}

/** All dates that a question asks about, in order, YYYY-MM-DD: "Thanksgiving and the day after", "jueves o viernes". */
export function datesIn(question: string, today: string): string[] {
  const dates: string[] = [];
  for (const part of question.split(/,|\b(?:and|or|y|o)\b/i)) {
    const date = dateIn(part, today, dates.at(-1));
    if (date && !dates.includes(date)) dates.push(date);
  }
  return dates;
}
