import { isDay } from './days.ts';
import type { FormDefinition } from './form-definition.ts';

/** Years of age from which a patient is an adult. */
export const adultAge = 18;

/** The questions about the patient, and the answers to "Who is the patient?". */
export const patientQuestion = 'for-whom';
export const birthDateQuestion = 'birth-date';
export const patients = { self: 'for-me', child: 'for-child', other: 'for-other' } as const;

type Given = Readonly<Record<string, unknown>>;

/** Whether the writer is not the patient. */
export function isForAnother(given: Given): boolean {
  return given[patientQuestion] === patients.child || given[patientQuestion] === patients.other;
}

/**
 * Counts full years of age on a day, both as YYYY-MM-DD; born on February 29, a year is full on March 1 of other years. Undefined for a
 * text that is no day, or a future one.
 */
export function ageOn(birthDate: string, today: string): number | undefined {
  if (!isDay(birthDate) || birthDate > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Whether a physician who sees patients from an age on may see the patient. The date of birth decides; without one a parent's "my child" is
 * a child, and any other patient than the writer may be one: `unknown`.
 * @param today the day in San Antonio, YYYY-MM-DD
 */
export function maySee(fromAge: number, given: Given, today: string): 'yes' | 'no' | 'unknown' {
  if (fromAge === 0) return 'yes';
  const birthDate = given[birthDateQuestion];
  const age = typeof birthDate === 'string' ? ageOn(birthDate, today) : undefined;
  if (age !== undefined) return age >= fromAge ? 'yes' : 'no';
  if (given[patientQuestion] === patients.child) return fromAge >= adultAge ? 'no' : 'unknown';
  return given[patientQuestion] === patients.other ? 'unknown' : 'yes';
}

/** Lists the youngest age for a question's options by option id; options for everybody are absent. */
export function agesOf(form: FormDefinition<unknown>, question: string): ReadonlyMap<string, number> {
  const fields = form.steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  const options = fields.find(({ id }) => id === question)?.options ?? [];
  return new Map(options.flatMap(({ id, fromAge }) => (fromAge ? [[id, fromAge] as const] : [])));
}
