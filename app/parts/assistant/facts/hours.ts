import { holidayClosure } from '#app/parts/assistant/dates.ts';
import type { RecordAnswer, RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { closuresOn, type HoursKind, rangesOn } from '#app/parts/hours/day-hours.ts';
import { formatDate, formatRanges } from '#app/parts/hours/format.ts';
import { hoursChanges } from '#app/parts/hours/later-hours.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
import { shotLines } from '#app/parts/hours/shot-lines.ts';
import { stateText } from '#app/parts/hours/state-text.ts';
import { weekText } from '#app/parts/hours/week-text.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { wordsIn } from '#app/site/language.ts';

/** A date in words: "today, Monday, December 7", "tomorrow, …", "Friday, December 11". */
export function dayName(date: string, { now, language }: Pick<RecordQuestion, 'now' | 'language'>): string {
  const w = wordsIn(answerWords, language);
  const full = formatDate(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
  if (date === now.date) return `${w.today}, ${full}`;
  return date === addDays(now.date, 1) ? `${w.tomorrow}, ${full}` : full;
}

type Office = RecordQuestion['facts']['offices'][number];

/** A sentence about an office; `text` continues it after the name. */
interface OfficeLine {
  readonly name: string;
  readonly text: string;
}

/** Joins offices with the same text in one line, because most days they keep the same hours. */
function together(lines: readonly OfficeLine[], and: string): string[] {
  const texts = [...new Set(lines.map(({ text }) => text))];
  const namesOf = (wanted: string) => lines.filter(({ text }) => text === wanted).map(({ name }) => name);
  return texts.map((text) => `${namesOf(text).join(` ${and} `)}${text}`);
}

function onDay(office: Office, kind: HoursKind, date: string, asked: RecordQuestion): OfficeLine {
  const { language, facts } = asked;
  const w = wordsIn(answerWords, language);
  const ranges = rangesOn(date, office, kind, facts.closures);
  const reason = closuresOn(date, office.id, kind, facts.closures)[0]?.reason;
  const hours = formatRanges(ranges, language, '');
  const open = kind === 'shots' ? w.shotsOn(hours) : hours;
  const none = kind === 'shots' ? w.noShotsOn(reason) : w.closedOn(reason);
  return { name: office.name, text: w.onDay(dayName(date, asked), ranges.length === 0 ? none : reason ? w.because(open, reason) : open) };
}

/** The office's usual hours on this weekday, if a closure changes them or none is set yet on a holiday; otherwise nothing. */
function usually(
  office: Office,
  kind: HoursKind,
  date: string,
  { language, facts, isUnset }: RecordQuestion & { isUnset: boolean },
): OfficeLine[] {
  if (!isUnset && closuresOn(date, office.id, kind, facts.closures).length === 0) return [];
  const w = wordsIn(answerWords, language);
  const ranges = rangesOn(date, office, kind, []);
  const hours = formatRanges(ranges, language, '');
  const said = ranges.length === 0 ? w.closedOn() : kind === 'shots' ? w.shotsOn(hours) : hours;
  return [{ name: office.name, text: w.usually(formatDate(date, language, { weekday: 'long' }), said) }];
}

/** Whether an office is open now, in the words used on every page. */
function rightNow(
  office: Office,
  kind: HoursKind,
  { now, language, facts }: Pick<RecordQuestion, 'facts' | 'language' | 'now'>,
): OfficeLine {
  const h = wordsIn(hoursWords, language);
  const { clinic, shots, last, reason } = officeNow(now, office, facts.closures);
  const { state, last: lastLine } = shotLines(shots, last, h, language);
  const said = kind === 'shots' ? [state, lastLine] : [stateText(clinic, 'clinic', h, language)];
  return { name: office.name, text: `: ${[...said, reason].filter(Boolean).join('. ').replaceAll('..', '.')}` };
}

/** Says that it is not set yet whether we close on a holiday that falls on a working day; otherwise undefined. */
export function unsetLine({ facts, language, text }: RecordQuestion, day: string): string[] | undefined {
  const isOpen = facts.offices.some((one) => rangesOn(day, one, 'clinic', []).length > 0);
  if (!isOpen || !holidayClosure(text, day, facts.closures).isUnset) return undefined;
  const name = formatDate(day, language, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return [wordsIn(answerWords, language).unset(name)];
}

/** The hours on the dates asked about or, without a date, whether we are open now, today's hours and the usual week. */
export function hoursFact(asked: RecordQuestion, kind: HoursKind): RecordAnswer {
  const { facts, office, date, now, language } = asked;
  const w = wordsIn(answerWords, language);
  const offices = facts.offices.filter(({ id }) => !office || id === office);
  const spoken = asked.dates.length > 1 ? asked.dates : [date ?? now.date];
  // For a holiday observed on another date, give the hours of that date too.
  const days = [...new Set(spoken.flatMap((day) => [day, holidayClosure(asked.text, day, facts.closures).observed ?? day]))];
  const unset = new Map(days.map((day) => [day, unsetLine(asked, day)]));
  const week = kind === 'shots' ? w.shotWeek : w.week;
  const weeks = offices.map((one) => ({
    name: one.name,
    text: week(weekText({ ...one, changes: hoursChanges(one, language) }, kind, language, now.date)),
  }));
  return {
    lines: [
      ...together(days[0] === now.date ? offices.map((one) => rightNow(one, kind, asked)) : [], w.and),
      ...days.flatMap((day) => [
        ...(unset.get(day) ??
          together(
            offices.map((one) => onDay(one, kind, day, asked)),
            w.and,
          )),
        ...together(
          date ? offices.flatMap((one) => usually(one, kind, day, { ...asked, isUnset: unset.get(day) !== undefined })) : [],
          w.and,
        ),
      ]),
      ...together(date ? [] : weeks, w.and),
    ],
    links: [kind === 'shots' ? { page: 'shots-today', title: '' } : { page: 'locations', hash: office, title: '' }],
    phones: days.some((day) => unset.get(day)),
  };
}

/** Says whether each office is open, for callers to know whether anybody will answer; shown under the phones. */
export function openNow(asked: Pick<RecordQuestion, 'facts' | 'language' | 'now'>): string[] {
  const lines = asked.facts.offices.map((office) => rightNow(office, 'clinic', asked));
  return together(lines, wordsIn(answerWords, asked.language).and);
}
