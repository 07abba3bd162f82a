/** Makes a new list of entries from a form on the page. */
import { randomBytes } from 'node:crypto';
import { timeOf } from '#app/content/practice/wall-clock.ts';
import { weekdays } from '#app/content/practice/weekday.ts';
import { addDays, type ClinicMoment, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { plantNames, reasonNames, reasons } from '#app/today/words.ts';
import type { Faults } from '../look/fields.ts';
import { words } from './words.ts';

type Entries = readonly DayEntry[];

/** Makes the list after a form; the server checks the form's values and says what's wrong. */
export type Make = (entries: Entries, form: URLSearchParams, now: ClinicMoment) => DayEntry[];

const newId = () => randomBytes(9).toString('base64url');
const textOf = (form: URLSearchParams, name: string) => form.get(name)?.trim() ?? '';

/** Closes an office, or its shot room, from now until the day ends. */
export const closeNow: Make = (entries, form, { date, minutes }) => {
  const times = new URLSearchParams([...form, ['day', date], ['from', timeOf(minutes)]]);
  return close(entries, times, { date, minutes });
};

/** Closes on a day; without times, from its start or until its end. */
export const close: Make = (entries, form) => {
  const reason = reasonNames.find((name) => name === form.get('reason')) ?? 'other';
  const [typedEn, typedEs] = [textOf(form, 'text-en'), textOf(form, 'text-es')];
  // A ready-made reason has both languages and replaces a missing message.
  const [en, es] = typedEn || typedEs ? [typedEn || reasons[reason].en, typedEs || reasons[reason].es] : ['', ''];
  const closed: DayEntry = {
    kind: 'closed',
    id: newId(),
    day: textOf(form, 'day'),
    office: textOf(form, 'office'),
    closed: form.get('closed') === 'shots' ? 'shots' : 'all',
    from: textOf(form, 'from') || '00:00',
    until: textOf(form, 'until') || '24:00',
    reason,
    ...((en || es) && { text: { en, es } }),
  };
  return [...entries, closed];
};

/** Returns the faults of a closing, by field. */
export function closingFaults(form: URLSearchParams, language: Language): Faults {
  const w = wordsIn(words, language);
  const [en, es, from, until] = ['text-en', 'text-es', 'from', 'until'].map((name) => textOf(form, name));
  const isOther = (form.get('reason') ?? 'other') === 'other';
  return {
    ...(isOther && en && !es && { 'text-es': w.inSpanish }),
    ...(isOther && es && !en && { 'text-en': w.inEnglish }),
    ...((from || '00:00') >= (until || '24:00') && { until: w.endsLater }),
  };
}

export const away: Make = (entries, form) => [
  ...entries,
  { kind: 'away', id: newId(), day: textOf(form, 'day'), doctor: textOf(form, 'doctor') },
];

/** Replaces the previous pollen count. */
export const pollen: Make = (entries, form, { date }) => {
  const grains = Object.keys(plantNames).flatMap((plant) => {
    const typed = textOf(form, `grains-${plant}`);
    return typed ? [{ plant, grains: Number(typed) }] : [];
  });
  const count: DayEntry = { kind: 'pollen', id: newId(), day: date, station: textOf(form, 'station'), grains };
  return [...entries.filter(({ kind }) => kind !== 'pollen'), count];
};

/** Sets all half-days of one doctor at one office. */
export const rooms: Make = (entries, form) => {
  const [office, doctor] = [textOf(form, 'office'), textOf(form, 'doctor')];
  const others = entries.filter((one) => one.kind !== 'rooms' || one.office !== office || one.doctor !== doctor);
  const marks = [...form].filter((pair): pair is [string, 'room' | 'full'] => pair[0].startsWith('half-') && pair[1] !== '');
  if (marks.length === 0) return others;
  return [
    ...others,
    { kind: 'rooms', id: newId(), office, doctor, halves: Object.fromEntries(marks.map(([name, mark]) => [name.slice(5), mark])) },
  ];
};

export const takeBack: Make = (entries, form) => entries.filter(({ id }) => id !== form.get('id'));

/** Returns the days left of this week and the next, Monday to Friday. */
export function workdaysAhead(today: string): string[] {
  const left = 14 - weekdays.indexOf(weekdayOf(today));
  return Array.from({ length: left }, (_, ahead) => addDays(today, ahead)).filter((day) => weekdays.indexOf(weekdayOf(day)) < 5);
}
