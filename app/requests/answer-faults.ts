import { seenText } from '#app/site/seen-text.ts';
import { askedFields } from './asked.ts';
import { type OptionFault, optionFault } from './combinations.ts';
import { isDay } from './days.ts';
import { type EmailFault, emailFault } from './email-fault.ts';
import { type FormDefinition, type FormField, fieldsOf } from './form-definition.ts';
import { type PhoneFault, phoneFault } from './phone-number.ts';

/**
 * An answer's fault: `missing`: a required answer · `too-long` · the faults of phones, emails and options · `not-a-date`, `future` or
 * `too-early`: a day that cannot be a birthday · `not-an-option` · `wrong-kind`: another type of value than the question has · `unknown`:
 * no such question.
 */
export type AnswerFault =
  | 'missing'
  | 'too-long'
  | PhoneFault
  | EmailFault
  | OptionFault
  | 'not-a-date'
  | 'future'
  | 'too-early'
  | 'not-an-option'
  | 'wrong-kind'
  | 'unknown';

/** Faults by question id, in the form's order. */
export type AnswerFaults = Readonly<Record<string, AnswerFault>>;

/** The highest possible age in years. */
const oldest = 120;

/** The most characters of an optional phone number. */
const mostOfPhone = 60;

/** Counts characters as people do, as far as code points go: "ñ" is one, most emoji too. */
export function lengthOf(text: string): number {
  return [...text].length;
}

function dateFault(date: string, today: string): AnswerFault | undefined {
  if (!isDay(date)) return 'not-a-date';
  if (date > today) return 'future';
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > oldest ? 'too-early' : undefined;
}

function isMissing(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  return answer === undefined || answer === false || (typeof answer === 'string' && seenText(answer) === '');
}

function faultOf(
  form: FormDefinition<unknown>,
  field: FormField<unknown>,
  given: Readonly<Record<string, unknown>>,
  today: string,
): AnswerFault | undefined {
  const answer = given[field.id];
  if (isMissing(answer)) return field.required ? 'missing' : undefined;
  if (field.kind === 'acknowledge') return answer === true ? undefined : 'wrong-kind';
  if (Array.isArray(answer) !== (field.kind === 'choices')) return 'wrong-kind';
  const values: unknown[] = Array.isArray(answer) ? answer : [answer];
  if (!values.every((value) => typeof value === 'string')) return 'wrong-kind';
  const [text = ''] = values;
  const isTooLong = lengthOf(text) > (field.most ?? Number.POSITIVE_INFINITY);
  switch (field.kind) {
    case 'phone':
      // An optional number never prevents sending, whatever was written.
      if (!field.required) return lengthOf(text) > mostOfPhone ? 'not-a-phone' : undefined;
      return phoneFault(text);
    case 'date':
      return dateFault(text, today);
    case 'email':
      return isTooLong ? 'too-long' : emailFault(text);
    case 'text':
    case 'longText':
      return isTooLong ? 'too-long' : undefined;
    case 'choice':
    case 'choices':
      if (!values.every((value) => field.options?.some(({ id }) => id === value))) return 'not-an-option';
      return values.map((value) => optionFault(form, field.id, value, given, today)).find((fault) => fault !== undefined);
    default:
      return field.kind satisfies never;
  }
}

/**
 * Finds faults in a form's answers, for the visitor before encryption and for the office after decryption, since the server cannot read
 * them. Questions that these answers do not call for are not missed.
 * @param today the day in San Antonio, YYYY-MM-DD
 */
export function answerFaults(form: FormDefinition<unknown>, given: Readonly<Record<string, unknown>>, today: string): AnswerFaults {
  const known = new Set(fieldsOf(form).map(({ id }) => id));
  const faults = askedFields(form, given).map((field) => [field.id, faultOf(form, field, given, today)] as const);
  const unknown = Object.keys(given)
    .filter((id) => !known.has(id))
    .map((id) => [id, 'unknown'] as const);
  return Object.fromEntries([...faults, ...unknown].filter((entry): entry is [string, AnswerFault] => entry[1] !== undefined));
}
