import { type FormDefinition, fieldsOf } from './form-definition.ts';
import { agesOf, maySee } from './patient.ts';

type Form = FormDefinition<unknown>;
type Given = Readonly<Record<string, unknown>>;
type Rows = Form['combinations']['rows'];

/**
 * Why an option cannot be chosen: `impossible` no such physician at that office at that time · `age` the physician, or
 * every physician there then, sees older patients only · `age-unknown` perhaps so: the date of birth would tell.
 */
export type OptionFault = 'impossible' | 'age' | 'age-unknown';

/** What of a question is chosen and binds the others; undefined where nothing is, or "no preference". */
function bindingChoice(form: Form, id: string, given: Given): readonly string[] | undefined {
  const free = fieldsOf(form)
    .find((field) => field.id === id)
    ?.options?.filter(({ any }) => any)
    .map((option) => option.id);
  const answer = given[id];
  const chosen = (Array.isArray(answer) ? answer : [answer]).filter((value): value is string => typeof value === 'string' && value !== '');
  return chosen.length === 0 || chosen.some((value) => free?.includes(value)) ? undefined : chosen;
}

/** The rows whose physicians see patients from an age on that `fits` this one. */
function rowsFor(form: Form, rows: Rows, fits: (fromAge: number) => boolean): Rows {
  const ages = form.combinations.fields.map((field) => agesOf(form, field));
  return rows.filter((row) => row.every((option, at) => fits(ages[at]?.get(option) ?? 0)));
}

/**
 * What is against an option of a question, by what is chosen in the questions of `combinations` before it and by the
 * patient's age: any office, a physician who works there and sees the patient, a time when that physician is there.
 * "No preference" goes with everything, and so does every option of other questions.
 * @param today the day in San Antonio, YYYY-MM-DD
 */
export function optionFault(form: Form, field: string, option: string, given: Given, today: string): OptionFault | undefined {
  const { fields, rows } = form.combinations;
  const place = fields.indexOf(field);
  if (place < 0 || bindingChoice(form, field, { [field]: option }) === undefined) return undefined;
  const matching = rows.filter(
    (row) =>
      row[place] === option &&
      fields.slice(0, place).every((other, at) => bindingChoice(form, other, given)?.includes(row[at] ?? '') ?? true),
  );
  if (matching.length === 0) return 'impossible';
  const seen = (fromAge: number) => maySee(fromAge, given, today);
  if (rowsFor(form, matching, (fromAge) => seen(fromAge) !== 'no').length === 0) return 'age';
  // Of an open age only the choice of a physician asks; a time is the office's to find then.
  const asks = agesOf(form, field).has(option);
  return asks && rowsFor(form, matching, (fromAge) => seen(fromAge) === 'yes').length === 0 ? 'age-unknown' : undefined;
}
