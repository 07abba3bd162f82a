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

/** A written answer as it is seen; empty where there is none. */
export function textOf({ answers }: OpenedRequest, field: string): string {
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

/** The people whom somebody who calls may name, beside the patient. */
const otherNames = ['guardian-name', 'helper-name', 'policy-holder'];

/** Every name in a request by which it is looked for. */
export function namesIn(opened: OpenedRequest): string {
  return [patientName(opened), ...otherNames.map((id) => textOf(opened, id))].filter(Boolean).join(' ');
}

/** What stands in the list, above a request and in the call list; absent where it was not answered. */
export interface RequestSummary {
  readonly name: string | undefined;
  /** Years. */
  readonly age: number | undefined;
  /** The parent or helper to ask for: "Ask for Rosa Ñáñez (mother)". */
  readonly askFor: string | undefined;
  readonly kind: string;
  readonly reason: string | undefined;
  /** The patient's own words. */
  readonly ownWords: string | undefined;
  readonly phone: string | undefined;
  /** The language to call in, and the hour. */
  readonly spoken: string | undefined;
  /** What whoever calls must know before: an interpreter, a text instead of a call. */
  readonly needs: string | undefined;
  readonly office: string | undefined;
  readonly doctor: string | undefined;
  /** Half-days that suit. */
  readonly times: readonly string[];
}

/** The questions whose answers a summary says. */
export const summedUp = [
  ...[
    'guardian-name',
    'guardian-relation',
    'helper-name',
    'helper-relation',
    'phone',
    'call-time',
    'preferred-language',
    contactNeedsQuestion,
  ],
  ...['visit-reason', 'reason', 'missed-visit', 'instead', 'visit-words', 'reason-words', 'office', 'physician', 'visit-times'],
];

export function summaryOf(opened: OpenedRequest, now: Date, language: Language): RequestSummary {
  const shown = new Map(shownRequest(opened, language).flatMap(({ answers }) => answers.map(({ id, value }) => [id, value])));
  const said = (...ids: string[]) => ids.flatMap((id) => shown.get(id) || []);
  const w = wordsIn(words, language);
  const [asked] = said('guardian-name', 'helper-name');
  const [relation] = said('guardian-relation', 'helper-relation');
  const join = (separator: string, texts: readonly string[]) => texts.join(separator) || undefined;
  return {
    name: patientName(opened),
    age: ageOn(textOf(opened, birthDateQuestion), clinicMoment(now).date),
    askFor: asked && w.askFor(asked, relation),
    kind: w[opened.form],
    reason: join('; ', [...said('visit-reason'), ...said('reason'), ...said('missed-visit', 'instead')]),
    ownWords: join('\n', said('visit-words', 'reason-words')),
    phone: shown.get('phone'),
    spoken: join(' · ', said('preferred-language', 'call-time')),
    needs: shown.get(contactNeedsQuestion),
    office: shown.get('office'),
    doctor: shown.get('physician'),
    times: shown.get('visit-times')?.split('; ') ?? [],
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
