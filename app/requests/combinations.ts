import { type FormDefinition, fieldsOf } from './form-definition.ts';
import { agesOf, maySee } from './patient.ts';

type Form = FormDefinition<unknown>;
type Given = Readonly<Record<string, unknown>>;

/**
 * Why an option cannot be chosen: `impossible` no such physician at that office at that time · `age` the physician, or every physician
 * there then, sees older patients only · `age-unknown` perhaps, depending on the date of birth.
 */
export type OptionFault = 'impossible' | 'age' | 'age-unknown';

/** Returns a question's choices, which limit the others; undefined for none or "no preference". */
function bindingChoice(form: Form, id: string, given: Given): readonly string[] | undefined {
  const free = fieldsOf(form)
    .find((field) => field.id === id)
    ?.options?.filter(({ any }) => any)
    .map((option) => option.id);
  const answer = given[id];
  const chosen = (Array.isArray(answer) ? answer : [answer]).filter((value): value is string => typeof value === 'string' && value !== '');
  return chosen.length === 0 || chosen.some((value) => free?.includes(value)) ? undefined : chosen;
}

/**
 * Returns why an option cannot be chosen, given the choices in the questions of `combinations` before it and the patient's age: any office,
 * a physician who works there and sees the patient, a time when that physician is there. "No preference" goes with everything, and so does
 * every option of other questions.
 * @param today the day in San Antonio, YYYY-MM-DD
 */
export function optionFault(form: Form, field: string, option: string, given: Given, today: string): OptionFault | undefined {
  const { fields, rows } = form.combinations;
  const place = fields.indexOf(field);
  if (place < 0 || bindingChoice(form, field, { [field]: option }) === undefined) return undefined;
  const ages = fields.map((one) => agesOf(form, one));
  const seen = (at: number, id: string) => maySee(ages[at]?.get(id) ?? 0, given, today);
  // The age limit comes first, whatever the office and time.
  if (seen(place, option) === 'no') return 'age';
  const matching = rows.filter(
    (row) =>
      row[place] === option &&
      fields.slice(0, place).every((other, at) => bindingChoice(form, other, given)?.includes(row[at] ?? '') ?? true),
  );
  if (matching.length === 0) return 'impossible';
  if (!matching.some((row) => row.every((id, at) => seen(at, id) !== 'no'))) return 'age';
  return seen(place, option) === 'unknown' ? 'age-unknown' : undefined;
}
