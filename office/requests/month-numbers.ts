/** What a month's report says of requests: numbers, and nothing that leads back to one of them. */
import { z } from 'zod';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { OpenedRequest } from '#app/requests/content.ts';
import { type FormOption, fieldsOf } from '#app/requests/form-definition.ts';
import type { Bilingual } from '#app/site/language.ts';
import { firstCallOf, type Note } from '../notes/note.ts';

/** How many, by the id of what they have in common. */
const counts = z.record(z.string(), z.int().positive());

export const monthNumbers = z.object({
  form: counts,
  language: counts,
  office: counts,
  /** From the arrival to the first call, of each that was called; the shortest first. */
  callMinutes: z.array(z.int().nonnegative()),
});
export type MonthNumbers = z.infer<typeof monthNumbers>;

/** What of a saved request is counted. */
export interface CountedRequest {
  readonly receivedAt: string;
  readonly notes?: readonly Note[] | undefined;
  readonly opened: Pick<OpenedRequest, 'form' | 'language' | 'answers'>;
}

/** In the place of an office where none was asked for. */
export const noOffice = 'none';

let offices: readonly FormOption<Bilingual>[] | undefined;

/** The offices that a form lets one ask for, "either" among them: put together from many records, so only once. */
export function officeOptions(): readonly FormOption<Bilingual>[] {
  offices ??= fieldsOf(requestForm('appointment')).find(({ id }) => id === 'office')?.options ?? [];
  return offices;
}

/** The month in which a request came in, by the clocks of San Antonio: YYYY-MM. */
export function monthOfArrival({ receivedAt }: Pick<CountedRequest, 'receivedAt'>): string {
  return clinicMoment(new Date(receivedAt)).date.slice(0, 7);
}

/** Anybody can send anything as an answer: only an office that can be chosen is kept. */
export function numbersOf({ receivedAt, notes, opened }: CountedRequest): MonthNumbers {
  const calledAt = firstCallOf(notes);
  const office = officeOptions().find(({ id }) => id === opened.answers.office)?.id ?? noOffice;
  // The clocks of server and desk may differ.
  const waited = (call: string) => Math.max(0, Math.round((Date.parse(call) - Date.parse(receivedAt)) / 60_000));
  return {
    form: { [opened.form]: 1 },
    language: { [opened.language]: 1 },
    office: { [office]: 1 },
    callMinutes: calledAt ? [waited(calledAt)] : [],
  };
}

export function together(all: readonly MonthNumbers[]): MonthNumbers {
  const sum = (group: 'form' | 'language' | 'office') => {
    const sums: Record<string, number> = {};
    for (const one of all) for (const [id, count] of Object.entries(one[group])) sums[id] = (sums[id] ?? 0) + count;
    return sums;
  };
  return {
    form: sum('form'),
    language: sum('language'),
    office: sum('office'),
    callMinutes: all.flatMap(({ callMinutes }) => callMinutes).toSorted((one, other) => one - other),
  };
}
