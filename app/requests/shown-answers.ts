import { type Language, localeTags, wordsIn } from '#app/site/language.ts';
import { worded } from './asked.ts';
import { isDay } from './days.ts';
import type { FormDefinition, FormField } from './form-definition.ts';
import { words } from './words.ts';

/** The section of answers whose questions the form lacks. */
export const otherAnswers = 'other-answers';

/** An answer as people read it. */
interface ShownAnswer {
  /** The id of the question. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export interface ShownSection {
  /** The id of the section, and below it that of its step; `otherAnswers` for answers whose questions the form lacks. */
  readonly id: string;
  readonly step: string;
  readonly title: string;
  readonly answers: readonly ShownAnswer[];
}

/** Writes a question before its answer on one line: "¿Quién es el paciente?", "Phone:"; a sentence loses its period. */
export function beforeAnswer(label: string): string {
  return label.endsWith('?') ? label : `${label.replace(/\.$/, '')}:`;
}

function asText(answer: unknown): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

function shownValue(field: FormField, answer: unknown, language: Language): string {
  if (answer === true) return wordsIn(words, language).yes;
  // A plan or a doctor may have left the site since the form was sent; its id still says which it was.
  const left = (id: string) => (field.options ? `${id} (${wordsIn(words, language).gone})` : id);
  const label = (value: unknown) => field.options?.find(({ id }) => id === value)?.label ?? left(asText(value));
  if (Array.isArray(answer)) return answer.map(label).join('; ');
  if (typeof answer !== 'string') return asText(answer);
  switch (field.kind) {
    case 'date':
      if (!isDay(answer)) return answer;
      return new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${answer}T00:00:00Z`));
    case 'choice':
    case 'choices':
      return label(answer);
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'acknowledge':
      return answer;
    default:
      return field.kind satisfies never;
  }
}

/**
 * Groups answers into sections of question and answer, in form order, without unanswered questions: for the visitor's review and copy, and
 * for the office. Unknown answers (a page from another release) come last, under their ids: nothing is lost.
 * @param form in the requested language: `localized(requestForm(…), language)`
 */
export function shownAnswers(form: FormDefinition, answers: Readonly<Record<string, unknown>>, language: Language): ShownSection[] {
  const sections = form.steps.flatMap((step) =>
    step.sections.map(({ id, title, fields }) => ({
      id,
      step: step.id,
      title,
      answers: fields.flatMap((field) => {
        const answer = answers[field.id];
        return answer === undefined
          ? []
          : [{ id: field.id, label: worded(field, answers).label, value: shownValue(field, answer, language) }];
      }),
    })),
  );
  const known = new Set(sections.flatMap((section) => section.answers.map(({ id }) => id)));
  const others = Object.entries(answers)
    .filter(([id]) => !known.has(id))
    .map(([id, answer]) => ({ id, label: id, value: asText(answer) }));
  return [...sections, { id: otherAnswers, step: '', title: wordsIn(words, language).others, answers: others }].filter(
    (section) => section.answers.length > 0,
  );
}
