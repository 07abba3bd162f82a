import type { TimeRange, WeekHours } from '#app/content/practice/hours.schema.ts';
import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import { capitalised, monthName, weekdayName } from '#app/lib/calendar-names.ts';
import type { Language } from '#app/site/language.ts';
import { monthOf, weekdayOf } from './clinic-time.ts';

/** No line break between the figures and "pm". */
const nbsp = '\u00a0';

/** "13:00" as readers write it: "1 pm", "5:30 pm"; in Spanish "1:00 p. m.". "24:00" reads as midnight's 12. */
export function formatTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours % 24 < 12 ? 'am' : 'pm';
  const hour = hours % 12 || 12;
  const padded = String(minutes).padStart(2, '0');
  if (language === 'es') return `${hour}:${padded}${nbsp}${half === 'am' ? 'a.' : 'p.'}${nbsp}m.`;
  return minutes === 0 ? `${hour}${nbsp}${half}` : `${hour}:${padded}${nbsp}${half}`;
}

/** "8 am to 12 pm, 1 pm to 6 pm"; `none` if there is no range. */
export function formatRanges(ranges: readonly TimeRange[], language: Language, none: string): string {
  const to = toIn(language);
  if (ranges.length === 0) return none;
  return ranges.map(({ opens, closes }) => `${formatTime(opens, language)} ${to} ${formatTime(closes, language)}`).join(', ');
}

const toIn = (language: Language) => (language === 'es' ? 'a' : 'to');

/** Returns the ends of a range, with "am" or "pm" once if both share it, and the word between them. */
export function rangeEnds({ opens, closes }: TimeRange, language: Language): { from: string; to: string; till: string } {
  const [from, till] = [formatTime(opens, language), formatTime(closes, language)];
  const half = new RegExp(`${nbsp}[ap].*$`);
  const isShared = half.exec(from)?.[0] === half.exec(till)?.[0];
  return { from: isShared ? from.replace(half, '') : from, to: toIn(language), till };
}

/** A range on one line: "8 am–12 pm", "1–6 pm"; in Spanish "8:00 a. m.–12:00 p. m.", "1:00–5:30 p. m.". */
export function formatRange(range: TimeRange, language: Language): string {
  const { from, till } = rangeEnds(range, language);
  return `${from}–${till}`;
}

/** Returns a weekday's name, capitalized for a table. */
export function weekdayTitle(day: Weekday, language: Language, style: 'long' | 'short' = 'long'): string {
  return capitalised(weekdayName(day, language, style), language);
}

/** Which parts of a date are written, and how: as for `Intl.DateTimeFormat`. */
export interface DateParts {
  readonly weekday?: 'long' | 'short';
  readonly day?: 'numeric';
  readonly month?: 'long' | 'short';
  readonly year?: 'numeric';
}

const joined = (separator: string, ...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(separator);

/**
 * Formats a calendar day, YYYY-MM-DD: "Thursday, December 24" / "jueves 24 de diciembre", on request with weekday and year. Spanish has no
 * comma after the weekday, so that the day can follow "el" in a sentence.
 */
export function formatDate(date: string, language: Language, parts: DateParts = { month: 'long', day: 'numeric' }): string {
  const weekday = parts.weekday && weekdayName(weekdayOf(date), language, parts.weekday);
  const month = parts.month && monthName(monthOf(date), language, parts.month);
  const day = parts.day && `${Number(date.slice(8))}`;
  const year = parts.year && date.slice(0, 4);
  if (language === 'en') return joined(', ', weekday, joined(day ? ', ' : ' ', joined(' ', month, day), year));
  // "24 dic" where there is little room.
  const isBrief = parts.month === 'short' && !weekday;
  return joined(' ', weekday, joined(' de ', joined(isBrief ? ' ' : ' de ', day, month), year));
}

export interface DayGroup {
  readonly days: readonly Weekday[];
  readonly ranges: readonly TimeRange[];
}

/** Consecutive days with the same hours as one line ("Mon–Tue"); days without hours are left out. */
export function groupedWeek(week: WeekHours): DayGroup[] {
  const groups: { days: Weekday[]; ranges: readonly TimeRange[] }[] = [];
  for (const day of weekdays) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.ranges) === JSON.stringify(week[day])) last.days.push(day);
    else groups.push({ days: [day], ranges: week[day] });
  }
  return groups.filter(({ ranges }) => ranges.length > 0);
}

export function dayGroupName({ days }: Pick<DayGroup, 'days'>, language: Language, style: 'long' | 'short' = 'short'): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const name = (day: Weekday) => weekdayTitle(day, language, style);
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}

/** The whole week on one line: "Mon–Tue 8 am–5:30 pm; Fri 8 am–12:30 pm". */
export function weekLine(week: WeekHours, language: Language): string {
  return groupedWeek(week)
    .map((group) => `${dayGroupName(group, language)} ${group.ranges.map((range) => formatRange(range, language)).join(', ')}`)
    .join('; ');
}
