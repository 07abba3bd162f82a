import { type AnswerFault, answerFaults } from '#app/requests/answer-faults.ts';
import type { Answers } from '#app/requests/answers.ts';
import { askedFields } from '#app/requests/asked.ts';
import { readEmail } from '#app/requests/email-fault.ts';
import { type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { readPhone } from '#app/requests/phone-number.ts';
import { plainSigns, seenText } from '#app/site/seen-text.ts';
import { readDate, type WrittenDate } from './read-date.ts';
import { type Typed, type TypedValue, textIn } from './typed-value.ts';

export const dateParts = ['month', 'day', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** Returns the key of one part of a date. No id of a question has a dot. */
export function datePart(id: string, part: DatePart): string {
  return `${id}.${part}`;
}

export function writtenDate(typed: Typed, id: string): WrittenDate {
  const [month = '', day = '', year = ''] = dateParts.map((part) => textIn(typed, datePart(id, part)));
  return { month, day, year };
}

function answerTo({ id, kind }: FormField, typed: Typed, today: string): TypedValue {
  const written = textIn(typed, id);
  const text = plainSigns(written) || undefined;
  switch (kind) {
    case 'date':
      return readDate(writtenDate(typed, id), today);
    case 'phone':
      return text && readPhone(text);
    case 'email':
      return text && readEmail(text);
    case 'text':
    case 'choice':
      return text;
    case 'longText':
      return seenText(written) || undefined;
    case 'choices':
    case 'acknowledge':
      return typed[id];
    default:
      return kind satisfies never;
  }
}

/** Returns what is typed with dates as days, which the patient's age needs. */
export function withDays(form: FormDefinition, typed: Typed, today: string): Typed {
  const days = fieldsOf(form).flatMap((field) => {
    const day = field.kind === 'date' ? answerTo(field, typed, today) : undefined;
    return day === undefined ? [] : [[field.id, day] as const];
  });
  return { ...typed, ...Object.fromEntries(days) };
}

export interface ReadAnswers {
  /** Ready to be encrypted once there are no faults. */
  readonly answers: Answers;
  readonly faults: Readonly<Record<string, AnswerFault>>;
}

/**
 * Returns what is typed as answers to the questions that it calls for: what was typed for another case (a guardian, before
 * the visitor chose "me") stays in the draft and is not sent.
 * @param today the day in San Antonio, YYYY-MM-DD
 */
export function readAnswers(form: FormDefinition, typed: Typed, today: string): ReadAnswers {
  const entries = askedFields(form, typed).flatMap((field) => {
    const answer = answerTo(field, typed, today);
    return answer === undefined || (answer !== true && answer.length === 0) ? [] : [[field.id, answer] as const];
  });
  const answers: Answers = Object.fromEntries(entries);
  return { answers, faults: answerFaults(form, answers, today) };
}
