import { requestForms } from '#app/requests/content.ts';
import { languages } from '#app/site/language.ts';
import { type MonthNumbers, monthOfArrival, noOffice, numbersOf, officeOptions, together } from '../requests/month-numbers.ts';
import type { RequestBox } from '../requests/request-box.ts';

export interface MonthReport {
  /** YYYY-MM. */
  readonly month: string;
  readonly numbers: MonthNumbers;
  /** Something on the disk could not be read. */
  readonly incomplete: boolean;
}

export const groups = ['form', 'language', 'office'] as const;
export type Group = (typeof groups)[number];

/** What came in within a month and is saved here, with the erased. */
export async function monthReport(box: RequestBox, month: string): Promise<MonthReport> {
  const { saved, unreadable, diskFault } = await box.list();
  const erased = await box.tally.read(month);
  const found = erased === 'damaged' ? [] : [erased];
  for (const { id } of saved.filter((request) => monthOfArrival(request) === month)) {
    const entry = await box.read(id);
    if (entry?.kind === 'saved') found.push(numbersOf(entry));
  }
  const incomplete = erased === 'damaged' || unreadable.length > 0 || diskFault !== undefined;
  return { month, numbers: together(found), incomplete };
}

/** Ids and counts of a group, in the order of the forms, those of earlier content last. */
export function countsOf({ numbers }: MonthReport, group: Group): [id: string, count: number][] {
  const known = { form: requestForms, language: languages, office: [...officeOptions().map(({ id }) => id), noOffice] }[group];
  const ids = [...new Set([...known, ...Object.keys(numbers[group])])];
  return ids.map((id) => [id, numbers[group][id] ?? 0]);
}

export function totalOf({ numbers }: MonthReport): number {
  return Object.values(numbers.form).reduce((sum, count) => sum + count, 0);
}

/** The middle one of minutes in order, of two middle ones their mean; undefined for none. */
export function medianOf(minutes: readonly number[]): number | undefined {
  const [one, other] = [minutes[(minutes.length - 1) >> 1], minutes[minutes.length >> 1]];
  return one === undefined || other === undefined ? undefined : Math.round((one + other) / 2);
}

/** The month that is asked for, if it has begun; else the present one. */
export function askedMonth(asked: string | null, present: string): string {
  return asked && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked <= present ? asked : present;
}

/** The month before (-1) or after (1) one. */
export function monthBeside(month: string, by: -1 | 1): string {
  const middle = new Date(`${month}-15T12:00:00Z`);
  middle.setUTCMonth(middle.getUTCMonth() + by);
  return middle.toISOString().slice(0, 7);
}
