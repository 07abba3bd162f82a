import { weekdays } from '#app/content/practice/weekday.ts';
import { addDays, monthOf, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { dayNames, monthNames } from '#app/parts/matching/calendar-words.ts';
import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import type { Language } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { holidayNamed, holidays } from './holidays.ts';
import { patterns } from './patterns.ts';

/** Short names that people type, without those that are also other words ("mar", "ago"). */
const shortDays = ['mon', 'tues tue', 'wed', 'thurs thu', 'fri', 'sat', 'sun'];
const shortMonths = ['jan ene', 'feb', '', 'apr abr', '', 'jun', 'jul', 'aug', 'sept', 'oct', 'nov', 'dec dic'];
const days = dayNames.map((names, at) => [...names, ...plainWords(shortDays[at] ?? '')]);
const months = monthNames.map((names, at) => [...names, ...plainWords(shortMonths[at] ?? '')]);

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The index of the name that a word means, typing errors forgiven; -1 for none. */
function nameAt(names: readonly (readonly string[])[], word: string): number {
  const exact = names.findIndex((all) => all.some((name) => word === name || (name.length > 4 && word === `${name}s`)));
  if (exact >= 0 || word.length < 6) return exact;
  const one = word.replace(/s$/, '');
  return names.findIndex((all) =>
    all.some((name) => name.length >= 6 && name[0] === word[0] && [word, one].some((typed) => editDistance(name, typed, { most: 1 }) <= 1)),
  );
}

const firstNamed = (names: readonly (readonly string[])[], words: readonly string[]) =>
  words.map((word) => nameAt(names, word)).find((at) => at >= 0);

/** The day of the month next to the name of a month: "december 21", "21st of december", "21 de diciembre". */
function dayBesideMonth(words: readonly string[]): number | undefined {
  const at = words.findIndex((word) => nameAt(months, word) >= 0);
  const near = [words[at + 1], words[at - 1], ['de', 'of'].includes(words[at - 1] ?? '') ? words[at - 2] : undefined];
  const day = near.map((word) => patterns.dayOfMonth.exec(word ?? '')?.[1]).find(Boolean);
  return day === undefined ? undefined : Number(day) || 1;
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
  const away = patterns.dayAfterHoliday.test(text) ? 1 : patterns.dayBeforeHoliday.test(text) ? -1 : 0;
  return named && [0, 1].map((ahead) => addDays(named.on(yearOf(today) + ahead), away)).find((day) => day >= today);
}

/**
 * What our records say about a holiday that has no closure on its own date: the date on which it is observed, such as July 5 for July 4, or
 * that no closure is set yet (`isUnset`). If a question gives only the date, the holiday must be one on which offices commonly close.
 */
export function holidayClosure(question: string, date: string, closures: readonly ShownClosure[]): { observed?: string; isUnset: boolean } {
  const holiday = holidays.find(({ on }) => on(yearOf(date)) === date);
  if (!holiday || !(holiday.oftenClosed || holiday === holidayNamed(question))) return { isUnset: false };
  if (closures.some(({ from, to }) => from <= date && date <= to)) return { isUnset: false };
  const observed = closures.filter(({ from }) => addDays(date, -3) <= from && from <= addDays(date, 3));
  const near = observed.find(({ reason }) => holidayNamed(reason) === (holiday.closedFor ?? holiday));
  return { observed: near?.from, isUnset: near === undefined };
}

/**
 * The date that a question asks about, YYYY-MM-DD in San Antonio's calendar: "tomorrow", "el viernes", "on the 20th", "18 de diciembre",
 * "12/18", "christmas eve". A weekday means the next one, today included.
 * @param before the date of the last answer, to which "that day" and "the day after" refer
 */
export function dateIn(question: string, today: string, before?: string): string | undefined {
  const words = askedWords(question);
  const text = words.join(' ');
  const holiday = holidayIn(text, today);
  if (holiday) return holiday;
  const figures = patterns.monthAndDay.exec(question);
  // "24/7" is not a date.
  const written = figures && nextDate(today, Number(figures[2]), Number(figures[1]) - 1);
  if (written) return written;
  const month = monthIn(question);
  const ofMonth = dayBesideMonth(words);
  if (month !== undefined && ofMonth !== undefined) return nextDate(today, ofMonth, month);
  const day = patterns.ofAge.test(text) ? null : patterns.numberedDay.exec(text);
  // "And the 5th?" after the 4th of July means July 5.
  if (day) return nextDate(before && before > today && patterns.dayAlone.test(text) ? before : today, Number(day[1] ?? day[2]));
  if (patterns.dayAfterTomorrow.test(text)) return addDays(today, 2);
  if (patterns.tomorrow.test(text)) return addDays(today, 1);
  const weekday = firstNamed(days, words);
  if (weekday !== undefined) return addDays(today, (weekday - weekdays.indexOf(weekdayOf(today)) + 7) % 7);
  if (patterns.today.test(text)) return today;
  if (before && patterns.sameDay.test(text)) return before;
  return before && patterns.dayAfter.test(text) ? addDays(before, 1) : undefined;
}

/** The month that a question names, 0 to 11. */
export const monthIn = (question: string): number | undefined => firstNamed(months, plainWords(question));

/** Whether a question consists of nothing but a day: "christmas eve", "what about the first of january?", "¿y el viernes?". */
export function namesOnlyDay(question: string, language: Language): boolean {
  const words = askedWords(question);
  const holiday = holidayNamed(question)?.name;
  const rest = holiday ? words.join(' ').replace(holiday, '').split(' ') : words;
  const isOfDay = (word: string) => patterns.aroundDay.test(word) || nameAt(days, word) >= 0 || nameAt(months, word) >= 0;
  return rest.every((word) => word === '' || isOfDay(word) || isFunctionWord(word, language));
}

/** All dates that a question asks about, in order, YYYY-MM-DD: "Thanksgiving and the day after", "jueves o viernes". */
export function datesIn(question: string, today: string): string[] {
  const dates: string[] = [];
  for (const part of question.split(patterns.betweenDates)) {
    const date = dateIn(part, today, dates.at(-1));
    if (date && !dates.includes(date)) dates.push(date);
  }
  return dates;
}
