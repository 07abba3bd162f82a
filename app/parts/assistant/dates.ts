import { weekdays } from '#app/content/practice/weekday.ts';
import { addDays, monthOf, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import { editDistance } from '#app/parts/matching/edit-distance.ts';
import { plainWords } from '#app/site/plain-text.ts';

/** Names of days and months as people write them without accents, in both languages. */
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
/** Holidays as people name them, and the words by which the records' reasons are known. */
const holidays: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(christmas eve|nochebuena|noche buena)\b/, /christmas eve|nochebuena/],
  [/\b(christmas|xmas|navidad)\b/, /christmas day|navidad/],
  [/\b(thanksgiving|accion de gracias|dia del pavo)\b/, /thanksgiving|accion de gracias/],
  [/\b(new years?|ano nuevo)\b/, /new year|ano nuevo/],
  [/\b(memorial day)\b/, /memorial day/],
  [/\b(fourth of july|4th of july|independence day|4 de julio)\b/, /independence|independencia/],
  [/\b(labor day|dia del trabajo)\b/, /labor day|trabajo/],
];

/** The day beside a holiday: "the day after Christmas". */
const beside = { after: /\b(day after|dia despues|dia siguiente)\b/, before: /\b(day before|dia antes|un dia antes)\b/ };

const dayAfter = /\b(day after|next day|following day|dia despues|dia siguiente|al otro dia)\b/;

function nameAt(names: readonly (readonly string[])[], word: string): number {
  const exact = names.findIndex((all) => all.some((name) => word === name || (name.length > 4 && word === `${name}s`)));
  if (exact >= 0 || word.length < 6) return exact;
  const one = word.replace(/s$/, '');
  return names.findIndex((all) =>
    all.some((name) => name.length >= 6 && name[0] === word[0] && [word, one].some((typed) => editDistance(name, typed, { most: 1 }) <= 1)),
  );
}

/** The day that stands beside the name of a month: "december 21", "21st of december", "21 de diciembre". */
function dayBesideMonth(words: readonly string[]): number | undefined {
  const at = words.findIndex((word) => nameAt(monthNames, word) >= 0);
  const near = [words[at + 1], words[at - 1], ['de', 'of'].includes(words[at - 1] ?? '') ? words[at - 2] : undefined];
  const day = near.map((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')?.[1]).find(Boolean);
  return day === undefined ? undefined : Number(day);
}

/** The next day on which the calendar shows this day of the month (and month), from today on. */
function nextDate(today: string, day: number, month?: number): string | undefined {
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const date = addDays(today, ahead);
    if (Number(date.slice(8)) === day && (month === undefined || monthOf(date) === month + 1)) return date;
  }
  return undefined;
}

/** The day a holiday closure of the records falls on, by its name in the question. */
function holidayIn(text: string, closures: readonly ShownClosure[], today: string): string | undefined {
  const asked = holidays.find(([name]) => name.test(text))?.[1];
  if (!asked) return undefined;
  const closure = closures.find(({ reason, to }) => to >= today && asked.test(plainWords(reason).join(' ')));
  return closure?.from;
}

/**
 * The calendar day a question speaks of, YYYY-MM-DD in San Antonio's calendar: "tomorrow", "el viernes", "on the 20th",
 * "18 de diciembre", "12/18", "christmas eve". A weekday is the next one, today's included. "That day" and "the day after" are of
 * `before`, the day spoken of, where there is one.
 */
export function dateIn(question: string, today: string, closures: readonly ShownClosure[], before?: string): string | undefined {
  const words = plainWords(question);
  const text = words.join(' ');
  const holiday = holidayIn(text, closures, today);
  if (holiday) return addDays(holiday, beside.after.test(text) ? 1 : beside.before.test(text) ? -1 : 0);
  const figures = /\b(\d{1,2})\/(\d{1,2})\b/.exec(question);
  if (figures) return nextDate(today, Number(figures[2]), Number(figures[1]) - 1);
  const month = words.map((word) => nameAt(monthNames, word)).find((found) => found >= 0);
  const day = /\b(?:the|el|dia|on|es|is|de|para) (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(text);
  const ofMonth = dayBesideMonth(words);
  if (month !== undefined && ofMonth !== undefined) return nextDate(today, ofMonth, month);
  if (day) return nextDate(today, Number(day[1] ?? day[2]));
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

/** The month a question speaks of, 0 to 11. */
export function monthIn(question: string): number | undefined {
  const month = plainWords(question)
    .map((word) => nameAt(monthNames, word))
    .find((found) => found >= 0);
  return month;
}

/** Every day a question speaks of, in its order: "Thanksgiving and the day after", "jueves o viernes". */
export function datesIn(question: string, today: string, closures: readonly ShownClosure[]): string[] {
  const dates: string[] = [];
  for (const part of question.split(/,|\b(?:and|or|y|o)\b/i)) {
    const date = dateIn(part, today, closures, dates.at(-1));
    if (date && !dates.includes(date)) dates.push(date);
  }
  return dates;
}
