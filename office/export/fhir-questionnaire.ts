/** A form as a FHIR Questionnaire, and answers to it as its QuestionnaireResponse: items are the questions, by their ids. */
import type {
  Coding,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireItemEnableWhen,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
} from '@medplum/fhirtypes';
import type { Answers } from '#app/requests/answers.ts';
import { worded } from '#app/requests/asked.ts';
import { isDay } from '#app/requests/days.ts';
import { type AskedWhen, type FormDefinition, type FormField, fieldsOf } from '#app/requests/form-definition.ts';
import { otherAnswers } from '#app/requests/shown-answers.ts';
import { words } from '#app/requests/words.ts';
import type { Language } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';

/** Addresses below the practice's own site, which only name: nothing answers there. */
export interface Names {
  /** Of a resource, from "Patient/…". */
  readonly full: (reference: string) => string;
  readonly questionnaire: (form: string) => string;
  /** Of the answers to choose from. */
  readonly options: (question: string) => string;
  readonly references: string;
}

export function namesBelow(site: string): Names {
  const full = (below: string) => `${site.replace(/\/$/, '')}/fhir/${below}`;
  return {
    full,
    questionnaire: (form) => full(`Questionnaire/${form}`),
    options: (question) => full(`CodeSystem/${question}`),
    references: full('request-reference'),
  };
}

const typeOf = {
  text: 'string',
  longText: 'text',
  email: 'string',
  phone: 'string',
  date: 'date',
  choice: 'choice',
  choices: 'choice',
  acknowledge: 'boolean',
} as const satisfies Record<FormField['kind'], QuestionnaireItem['type']>;

/** No question has such an id. */
const groupId = (section: string) => `section.${section}`;

export function questionnaireOf(form: FormDefinition, names: Names, title: string, language: Language): Questionnaire {
  const sections = form.steps.flatMap((step) => step.sections);
  return {
    resourceType: 'Questionnaire',
    id: form.form,
    language,
    url: names.questionnaire(form.form),
    title,
    status: 'active',
    subjectType: ['Patient'],
    item: [
      ...sections.map(({ id, title: text, when, fields }) => ({
        linkId: groupId(id),
        text,
        type: 'group' as const,
        enableWhen: enabledWhen(when, names),
        item: fields.map((field) => questionItem(field, names)),
      })),
      { linkId: otherAnswers, text: words.others[language], type: 'text' },
    ],
  };
}

function questionItem(field: FormField, names: Names): QuestionnaireItem {
  const { id, kind, label, required, most, when, options } = field;
  return {
    linkId: id,
    text: label,
    type: typeOf[kind],
    enableWhen: enabledWhen(when, names),
    required,
    repeats: kind === 'choices',
    maxLength: most,
    answerOption: options?.map((option) => ({ valueCoding: codingOf(field, option.id, names) })),
  };
}

function enabledWhen(when: AskedWhen | undefined, names: Names): QuestionnaireItemEnableWhen[] | undefined {
  if (!when) return undefined;
  return 'unless' in when
    ? [{ question: when.unless, operator: '!=', answerBoolean: true }]
    : [{ question: when.field, operator: '=', answerCoding: { system: names.options(when.field), code: when.is } }];
}

/** An answer to choose from: its code in any language, and its words in this one. */
function codingOf({ id, options = [] }: FormField, code: string, names: Names): Coding {
  return { system: names.options(id), code, display: options.find((option) => option.id === code)?.label };
}

/** The answers under their sections; those that the form cannot have made, in one text at the end. */
export function responseItems(form: FormDefinition, answers: Answers, names: Names, language: Language): QuestionnaireResponseItem[] {
  const made = new Set<string>();
  const groups = form.steps
    .flatMap((step) => step.sections)
    .map(({ id, title, fields }) => ({
      linkId: groupId(id),
      text: title,
      item: fields.flatMap((field) => {
        const answer = fhirAnswers(field, answers[field.id], names);
        if (!answer) return [];
        made.add(field.id);
        return answer.length > 0 ? [{ linkId: field.id, text: worded(field, answers).label, answer }] : [];
      }),
    }));
  const others = Object.entries(answers).filter(([id, answer]) => !made.has(id) && answer !== undefined);
  const text = others.map(([id, answer]) => `${id}: ${seenText(typeof answer === 'string' ? answer : JSON.stringify(answer))}`);
  return [
    ...groups.filter(({ item }) => item.length > 0),
    ...(text.length > 0 ? [{ linkId: otherAnswers, text: words.others[language], answer: [{ valueString: text.join('\n') }] }] : []),
  ];
}

/** An answer as the question's type has it, none where nothing is seen of it; undefined for one of another type. */
function fhirAnswers(field: FormField, answer: Answers[string] | undefined, names: Names): QuestionnaireResponseItemAnswer[] | undefined {
  const { kind, options = [] } = field;
  const chosen = [answer].flat();
  switch (kind) {
    case 'acknowledge':
      return answer === true ? [{ valueBoolean: true }] : undefined;
    case 'choice':
    case 'choices':
      if (Array.isArray(answer) !== (kind === 'choices') || !chosen.every((one) => options.some(({ id }) => id === one))) return undefined;
      return chosen.map((one) => ({ valueCoding: codingOf(field, String(one), names) }));
    case 'date':
      // FHIR has no year 0.
      return typeof answer === 'string' && isDay(answer) && answer >= '0001' ? [{ valueDate: answer }] : undefined;
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
      if (typeof answer !== 'string') return undefined;
      return seenText(answer) ? [{ valueString: seenText(answer) }] : [];
    default:
      return kind satisfies never;
  }
}

/** The answers to a form by kind of question, without what it cannot have made: for the resources beside the response. */
export interface ReadAnswers {
  /** Of a question to write an answer to; undefined where none is seen. */
  readonly text: (question: string) => string | undefined;
  /** The codes that were chosen. */
  readonly codes: (question: string) => readonly Coding[];
  readonly agreed: (question: string) => boolean;
}

export function readAnswers(form: FormDefinition, answers: Answers, names: Names): ReadAnswers {
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]));
  const of = (question: string) => {
    const field = fields.get(question);
    return (field && fhirAnswers(field, answers[question], names)) ?? [];
  };
  return {
    text: (question) => of(question).map(({ valueString, valueDate }) => valueString ?? valueDate)[0],
    codes: (question) => of(question).flatMap(({ valueCoding }) => valueCoding ?? []),
    agreed: (question) => of(question).some(({ valueBoolean }) => valueBoolean === true),
  };
}
