import { type FormDefinition, fieldsOf } from './form-definition.ts';

type Form = FormDefinition<unknown>;
type Given = Readonly<Record<string, unknown>>;

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

/**
 * Whether an option of a question exists together with what is chosen in the questions of `combinations` before it: any
 * office, a physician who works there, a time when that physician is there. "No preference" goes with everything, and
 * so does every option of other questions.
 */
export function isPossible(form: Form, field: string, option: string, given: Given): boolean {
  const { fields, rows } = form.combinations;
  const place = fields.indexOf(field);
  if (place < 0 || bindingChoice(form, field, { [field]: option }) === undefined) return true;
  return rows.some(
    (row) =>
      row[place] === option &&
      fields.slice(0, place).every((other, at) => bindingChoice(form, other, given)?.includes(row[at] ?? '') ?? true),
  );
}
