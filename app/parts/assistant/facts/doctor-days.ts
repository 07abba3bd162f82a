import { type Workday, workdays } from '#app/content/practice/weekday.ts';
import type { RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { addDays, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { formatDate, formatRanges } from '#app/parts/hours/format.ts';
import { scheduleOn } from '#app/parts/physicians/schedule-on.ts';
import type { IndexedDoctor } from '#app/parts/site-index/site-index.ts';
import { wordsIn } from '#app/site/language.ts';
import { dayName, unsetLine } from './hours.ts';

const closureOn = (date: string, { facts }: RecordQuestion) =>
  facts.closures.find(({ from, to, offices }) => from <= date && date <= to && facts.offices.some(({ id }) => offices.includes(id)));

function staysOn(doctor: IndexedDoctor, date: string, { facts, office }: RecordQuestion) {
  const weekday = weekdayOf(date) as Workday;
  const stays = workdays.includes(weekday) ? scheduleOn(date, doctor.schedule[weekday], facts, doctor.page.replace('physician/', '')) : [];
  return stays.filter(({ location }) => !office || location === office);
}

/** Where a doctor is on a day and from when to when; empty if the doctor sees no patients. */
function shownStays(doctor: IndexedDoctor, date: string, asked: RecordQuestion): string {
  const w = wordsIn(answerWords, asked.language);
  const nameOf = (office: string) => asked.facts.offices.find(({ id }) => id === office)?.name ?? office;
  const stays = staysOn(doctor, date, asked);
  return stays.map(({ location, ranges }) => w.stay(nameOf(location), formatRanges(ranges, asked.language, ''))).join('; ');
}

/** Where each doctor is on a day. */
export function dayLines(doctors: readonly IndexedDoctor[], date: string, asked: RecordQuestion): string[] {
  const w = wordsIn(answerWords, asked.language);
  const day = dayName(date, asked);
  return doctors.map((doctor) => {
    const stays = shownStays(doctor, date, asked);
    return stays ? w.isAt(doctor.name, day, stays) : w.noHours(doctor.name, day);
  });
}

/** Where each doctor usually is on this weekday if a closure affects the day, and whether a closure for a holiday is not set yet. */
export function usualLines(doctors: readonly IndexedDoctor[], date: string, asked: RecordQuestion): string[] {
  const w = wordsIn(answerWords, asked.language);
  const ordinary = { ...asked, facts: { ...asked.facts, closures: [] } };
  const weekday = formatDate(date, asked.language, { weekday: 'long' });
  const usual = doctors.map((doctor) => `${doctor.name}${w.usually(weekday, shownStays(doctor, date, ordinary) || w.offDuty)}`);
  return [...(closureOn(date, asked) ? usual : []), ...(unsetLine(asked, date) ?? [])];
}

/** The reason for a closure on a day. */
export function reasonLine(date: string, asked: RecordQuestion): string[] {
  const reason = closureOn(date, asked)?.reason;
  return reason ? [wordsIn(answerWords, asked.language).becauseOf(reason)] : [];
}

/** The dates of the next seven days on which a doctor sees patients (at the office asked about); today if there are none. */
export function nextDays(doctor: IndexedDoctor, asked: RecordQuestion): string[] {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(asked.now.date, ahead));
  const days = week.filter((date) => staysOn(doctor, date, asked).length > 0);
  return days.length > 0 ? days : [asked.now.date];
}
