import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { addDays } from './clinic-time.ts';
import { closureWords } from './closure-words.ts';
import { type HoursKind, laterDays, type OfficeHours, ordinaryWeek } from './day-hours.ts';
import { type DayGroup, dayGroupName, formatDate, formatRange } from './format.ts';
import { weekWords } from './week-words.ts';

const dayParts = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** Hours that change from a day on: the day in words, and the days of the week that change, those of the same hours together. */
export interface LaterHours {
  readonly day: string;
  readonly groups: readonly DayGroup[];
}

/** Returns the coming changes of an office's hours; all of them if the day is unknown. */
export function laterHours(office: OfficeHours, kind: HoursKind, language: Language, today?: string): LaterHours[] {
  const days = laterDays(office, today);
  return days.flatMap((from, place) => {
    const groups = changedGroups(office, kind, days[place - 1] ?? today, from);
    return groups.length > 0 ? [{ day: formatDate(from, language, dayParts), groups }] : [];
  });
}

function changedGroups(office: OfficeHours, kind: HoursKind, before: string | undefined, from: string): DayGroup[] {
  const [old, now] = [ordinaryWeek(office, kind, before), ordinaryWeek(office, kind, from)];
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const groups: { days: Weekday[]; ranges: readonly TimeRange[] }[] = [];
  for (const [at, day] of weekdays.entries()) {
    if (isSame(old[day], now[day])) continue;
    const last = groups.at(-1);
    if (last && last.days.at(-1) === weekdays[at - 1] && isSame(last.ranges, now[day])) last.days.push(day);
    else groups.push({ days: [day], ranges: now[day] });
  }
  return groups;
}

/** Returns the words for a day without hours. */
function noneText(kind: HoursKind, language: Language): string {
  const w = wordsIn(closureWords, language);
  return kind === 'clinic' ? w.closedAllDay : w.noShots;
}

/** A coming change in words, made at build time: the small scripts of a page only choose among them. */
export interface HoursChange {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly clinic?: string;
  readonly shots?: string;
}

/** Every change of an office's hours in words: "From Monday, January 4: Fri 8 am–1 pm". */
export function hoursChanges(office: OfficeHours, language: Language): HoursChange[] {
  const text = (kind: HoursKind, from: string) => {
    const { day, groups } = laterHours(office, kind, language, addDays(from, -1))[0] ?? {};
    const hours = ({ ranges }: DayGroup) => ranges.map((range) => formatRange(range, language)).join(', ') || noneText(kind, language);
    const days = groups?.map((group) => `${dayGroupName(group, language)} ${hours(group)}`).join('; ');
    return day === formatDate(from, language, dayParts) ? { [kind]: `${wordsIn(weekWords, language).from(day)} ${days}` } : {};
  };
  return laterDays(office).map((from) => ({ from, ...text('clinic', from), ...text('shots', from) }));
}
