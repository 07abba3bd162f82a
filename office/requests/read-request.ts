/** Reads a request for the office, with the list of fields that made the form. */

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
import { whenText } from './when.ts';
import { words } from './words.ts';

const forms = new Map<RequestForm, BilingualForm>();

/** Builds a form from many records, only once; a change of content shows after the desk restarts. */
export function formIn(form: RequestForm, language: Language): FormDefinition {
  const made = forms.get(form) ?? requestForm(form);
  forms.set(form, made);
  return localized(made, language);
}

/** Returns a text answer as displayed; empty if there is none. */
export function textOf({ answers }: OpenedRequest, field: string): string {
  const answer = answers[field];
  return typeof answer === 'string' ? seenText(answer) : '';
}

/** Returns the patient's name; undefined if none was entered. */
export function patientName(opened: OpenedRequest): string | undefined {
  return [textOf(opened, 'first-name'), textOf(opened, 'last-name')].filter(Boolean).join(' ') || undefined;
}

/** Returns the number to call, as entered. */
export function phoneOf(opened: OpenedRequest): string {
  return textOf(opened, 'phone');
}

/** The question about what a person needs for a call or to read. */
export const contactNeedsQuestion = 'contact-needs';

/** Names other than the patient's that someone on the phone may give. */
const otherNames = ['guardian-name', 'helper-name', 'policy-holder'];

/** Returns all names by which a request can be found. */
export function namesIn(opened: OpenedRequest): string {
  return [patientName(opened), ...otherNames.map((id) => textOf(opened, id))].filter(Boolean).join(' ');
}

/** What the list, the top of a request and the call list show; undefined if it wasn't answered. */
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
  /** The language and the time for the call. */
  readonly spoken: string | undefined;
  /** What the caller must know first: an interpreter, a text instead of a call. */
  readonly needs: string | undefined;
  readonly office: string | undefined;
  readonly doctor: string | undefined;
  /** Half-days that suit. */
  readonly times: readonly string[];
}

/** The questions whose answers a summary contains. */
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

/** Returns the answered questions under their headings. */
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

/** Returns what the form would have refused. The server can't check, so this is the first check after the visitor's device. */
export function complaints(opened: OpenedRequest, receivedAt: string, language: Language): AnswerComplaint[] {
  const form = formIn(opened.form, language);
  const labels = new Map(fieldsOf(form).map((field) => [field.id, worded(field, opened.answers).label]));
  const faults = answerFaults(form, opened.answers, clinicMoment(new Date(receivedAt)).date);
  return Object.entries(faults).map(([id, fault]) => ({ label: labels.get(id) ?? id, fault }));
}

interface ReceivedRequest {
  readonly id: string;
  /** By the server's clock, ISO 8601. */
  readonly receivedAt: string;
  readonly opened: OpenedRequest;
}

/** Returns the whole request as plain text, for the practice's own system. */
export async function plainText({ id, receivedAt, opened }: ReceivedRequest, language: Language): Promise<string> {
  const w = wordsIn(words, language);
  const head = [`${w[opened.form]} · ${w.reference} ${await referenceOf(id)}`, w.received(whenText(receivedAt, language))];
  const sections = shownRequest(opened, language).map(({ title, answers }) =>
    [title.toUpperCase(), ...answers.map(({ label, value }) => `${beforeAnswer(label)} ${indentedText(value)}`)].join('\n'),
  );
  return [head.join('\n'), ...sections].join('\n\n');
}
