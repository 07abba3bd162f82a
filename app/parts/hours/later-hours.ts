import { type Language, wordsIn } from '#app/site/language.ts';
import { closureWords } from './closure-words.ts';
import { type HoursKind, laterDays, type OfficeHours, ordinaryWeek } from './day-hours.ts';
import { formatDate, weekLine } from './format.ts';
import { weekWords } from './week-words.ts';
import { words } from './words.ts';

/** Hours that change from a day on: the day in words, and the week on one line. */
export interface LaterHours {
  readonly day: string;
  readonly week: string;
}

/** The changes of an office's hours that are still to come; all of them where nobody knows the day. */
export function laterHours(office: OfficeHours, kind: HoursKind, language: Language, today?: string): LaterHours[] {
  const line = (date?: string) => weekLine(ordinaryWeek(office, kind, date), language) || noneOf(kind, language);
  const days = laterDays(office, today);
  return days.flatMap((from, place) => {
    const [before, week] = [line(days[place - 1] ?? today), line(from)];
    return week === before ? [] : [{ day: formatDate(from, language, { weekday: 'long', month: 'long', day: 'numeric' }), week }];
  });
}

const noneOf = (kind: HoursKind, language: Language) =>
  kind === 'clinic' ? wordsIn(words, language).closed : wordsIn(closureWords, language).noShots;

/** The week on one line with its changes to come: "Mon–Fri 8 am–5 pm. From Monday, January 4: Mon–Fri 8 am–6 pm". */
export function weekText(office: OfficeHours, kind: HoursKind, language: Language, today?: string): string {
  const { from } = wordsIn(weekWords, language);
  const week = weekLine(ordinaryWeek(office, kind, today), language);
  return laterHours(office, kind, language, today).reduce(
    (said, later) => `${said.replace(/\.?$/, '.')} ${from(later.day)} ${later.week}`,
    week,
  );
}
