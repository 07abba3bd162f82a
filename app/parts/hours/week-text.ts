import type { Language } from '#app/site/language.ts';
import { type HoursKind, type OfficeHours, ordinaryWeek } from './day-hours.ts';
import { weekLine } from './format.ts';
import type { HoursChange } from './later-hours.ts';

/** An office's hours, and what is said of their changes to come. */
export type ChangingOffice = OfficeHours & { readonly changes?: readonly HoursChange[] };

/** What is said of changes that are still to come; of all of them where nobody knows the day. */
export function changesToCome({ changes = [] }: ChangingOffice, kind: HoursKind, today?: string): string[] {
  return changes.flatMap(({ from, [kind]: text }) => (text && !(today && from <= today) ? [text] : []));
}

/** The week on one line with its changes to come: "Mon–Fri 8 am–5 pm. From Monday, January 4: Fri 8 am–1 pm". */
export function weekText(office: ChangingOffice, kind: HoursKind, language: Language, today?: string): string {
  const week = weekLine(ordinaryWeek(office, kind, today), language);
  return changesToCome(office, kind, today).reduce((said, text) => `${said.replace(/\.?$/, '.')} ${text}`, week);
}
