import type { TimeRange, WeekHours } from '#app/content/schema/hours.ts';
import { type Weekday, weekdays } from '#app/content/weekday.ts';
import { type Language, localeTags } from '#app/site/language.ts';
import { dateFormat } from '#app/ui/date-format.ts';

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

/** "8 am to 12 pm, 1 pm to 6 pm"; `none` where there is no range. */
export function formatRanges(ranges: readonly TimeRange[], language: Language, none: string): string {
  const to = language === 'es' ? 'a' : 'to';
  if (ranges.length === 0) return none;
  return ranges.map(({ opens, closes }) => `${formatTime(opens, language)} ${to} ${formatTime(closes, language)}`).join(', ');
}

/** A weekday's name, capital first as it stands alone in a table. */
export function weekdayName(day: Weekday, language: Language, style: 'long' | 'short' = 'long'): string {
  // 2024-01-01 was a Monday, as our week begins.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  const name = dateFormat(language, { weekday: style }).format(date);
  return name.charAt(0).toLocaleUpperCase(localeTags[language]) + name.slice(1);
}

/** "December 24" / "24 de diciembre", with weekday and year when asked. */
export function formatDate(
  date: string,
  language: Language,
  options: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' },
): string {
  return dateFormat(language, options).format(new Date(`${date}T12:00:00Z`));
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

export function dayGroupName({ days }: DayGroup, language: Language): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const name = (day: Weekday) => weekdayName(day, language, 'short').replace(/\.$/, '');
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}

/** The whole week on one line: "Mon–Tue 8 am to 5:30 pm; Fri 8 am to 12:30 pm". */
export function weekLine(week: WeekHours, language: Language): string {
  return groupedWeek(week)
    .map((group) => `${dayGroupName(group, language)} ${formatRanges(group.ranges, language, '')}`)
    .join('; ');
}
