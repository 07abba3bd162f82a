/** A request as the office reads it: by the same field list that made the form. */

import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type AnswerFault, answerFaults } from '#app/requests/answer-faults.ts';
import { worded } from '#app/requests/asked.ts';
import type { OpenedRequest, RequestForm } from '#app/requests/content.ts';
import { type BilingualForm, type FormDefinition, fieldsOf } from '#app/requests/form-definition.ts';
import { ageOn, birthDateQuestion } from '#app/requests/patient.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { beforeAnswer, type ShownSection, shownAnswers } from '#app/requests/shown-answers.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';
import { indentedText } from './indented-text.ts';
import type { SavedRequest } from './request-box.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';

const forms = new Map<RequestForm, BilingualForm>();

/** Put together from many records: once for each day's work is enough, a change of content shows when the desk is started again. */
export function formIn(form: RequestForm, language: Language): FormDefinition {
  const made = forms.get(form) ?? requestForm(form);
  forms.set(form, made);
  return localized(made, language);
}

function textOf({ answers }: OpenedRequest, field: string): string {
  const answer = answers[field];
  return typeof answer === 'string' ? seenText(answer) : '';
}

/** The patient's name; undefined where none was written. */
export function patientName(opened: OpenedRequest): string | undefined {
  return [textOf(opened, 'first-name'), textOf(opened, 'last-name')].filter(Boolean).join(' ') || undefined;
}

/** The number to call, as it was written. */
export function phoneOf(opened: OpenedRequest): string {
  return textOf(opened, 'phone');
}

/** The question about what a person needs to be reached or to read. */
export const contactNeedsQuestion = 'contact-needs';

/** What whoever calls must know before, in one line; undefined where nothing was checked. */
export function contactNeeds(opened: OpenedRequest, language: Language): string | undefined {
  const shown = shownRequest(opened, language).flatMap(({ answers }) => answers);
  return shown.find(({ id }) => id === contactNeedsQuestion)?.value || undefined;
}

/** What a row of a list says of a request; absent where it was not answered. */
export interface RequestSummary {
  readonly name: string | undefined;
  /** Years. */
  readonly age: number | undefined;
  readonly reason: string | undefined;
  readonly phone: string | undefined;
  /** The language to call in. */
  readonly spoken: string | undefined;
  readonly office: string | undefined;
  /** Half-days that suit: two of them, and how many more. */
  readonly times: string | undefined;
}

export function summaryOf(opened: OpenedRequest, now: Date, language: Language): RequestSummary {
  const shown = new Map(shownRequest(opened, language).flatMap(({ answers }) => answers.map(({ id, value }) => [id, value])));
  const [first, second, ...more] = shown.get('visit-times')?.split('; ') ?? [];
  const missed = shown.get('missed-visit');
  return {
    name: patientName(opened),
    age: ageOn(textOf(opened, birthDateQuestion), clinicMoment(now).date),
    reason: shown.get('visit-reason') ?? shown.get('reason') ?? (missed && `${words.cancellation[language]}: ${missed}`),
    phone: phoneOf(opened) || undefined,
    spoken: shown.get('preferred-language'),
    office: shown.get('office'),
    times: first && [first, second, more.length > 0 && `+${more.length}`].filter(Boolean).join(', '),
  };
}

/** Questions and answers under their headings, without those left open. */
export function shownRequest(opened: OpenedRequest, language: Language): ShownSection[] {
  return shownAnswers(formIn(opened.form, language), opened.answers, language).map((section) => ({
    ...section,
    answers: section.answers.map((answer) => ({ ...answer, value: seenText(answer.value) })),
  }));
}

export interface AnswerComplaint {
  readonly label: string;
  readonly fault: AnswerFault;
}

/** What the form would not have taken: the server cannot look, so this is the first check after the visitor's own device. */
export function complaints(opened: OpenedRequest, receivedAt: string, language: Language): AnswerComplaint[] {
  const form = formIn(opened.form, language);
  const labels = new Map(fieldsOf(form).map((field) => [field.id, worded(field, opened.answers).label]));
  const faults = answerFaults(form, opened.answers, clinicMoment(new Date(receivedAt)).date);
  return Object.entries(faults).map(([id, fault]) => ({ label: labels.get(id) ?? id, fault }));
}

/** The whole request as plain text, to be put into the practice's own system. */
export async function plainText({ id, receivedAt, opened }: SavedRequest, language: Language): Promise<string> {
  const w = wordsIn(words, language);
  const head = [`${w[opened.form]} · ${w.reference} ${await referenceOf(id)}`, w.received(whenText(receivedAt, language))];
  const sections = shownRequest(opened, language).map(({ title, answers }) =>
    [title.toUpperCase(), ...answers.map(({ label, value }) => `${beforeAnswer(label)} ${indentedText(value)}`)].join('\n'),
  );
  return [head.join('\n'), ...sections].join('\n\n');
}
