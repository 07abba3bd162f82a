import type { Language } from '#app/site/language.ts';
import { type HoursKind, type OfficeHours, ordinaryWeek } from './day-hours.ts';
import { weekLine } from './format.ts';
import type { HoursChange } from './later-hours.ts';

/** An office's hours, and its coming changes in words. */
export type ChangingOffice = OfficeHours & { readonly changes?: readonly HoursChange[] };

/** Returns the coming changes in words; all of them if the day is unknown. */
export function changesToCome({ changes = [] }: ChangingOffice, kind: HoursKind, today?: string): string[] {
  return changes.flatMap(({ from, [kind]: text }) => (text && !(today && from <= today) ? [text] : []));
}

/** The week on one line with its coming changes: "Mon–Fri 8 am–5 pm. From Monday, January 4: Fri 8 am–1 pm". */
export function weekText(office: ChangingOffice, kind: HoursKind, language: Language, today?: string): string {
  const week = weekLine(ordinaryWeek(office, kind, today), language);
  return changesToCome(office, kind, today).reduce((said, text) => `${said.replace(/\.?$/, '.')} ${text}`, week);
}
