import type { AnswerFault } from '#app/requests/answer-faults.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { beforeAnswer } from '#app/requests/shown-answers.ts';
import { type Language, type WordsIn, wordsIn } from '#app/site/language.ts';
import { exportOne } from '../export/export-buttons.ts';
import { actionButton, alarm, copyButton, note, printButton, textToCopy } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import { rankOf, standingOf } from '../notes/note.ts';
import { type NotesView, notesSection } from '../notes/notes-section.ts';
import { standingText } from '../notes/standing-text.ts';
import { promiseLeft } from './promise.ts';
import { type AnswerComplaint, complaints, contactNeeds, patientName, plainText, shownRequest } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import type { ServerError } from './server-client.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';

export interface RequestView extends NotesView {
  readonly told?: string | undefined;
  readonly fault?: ServerError['reason'] | undefined;
}

/** One request: what was written, and everything the front office does with it. */
export async function requestPage(request: SavedRequest, view: RequestView): Promise<Html> {
  const { links, now, hours, told, fault } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const { id, receivedAt, timeBy, opened, notes = [], confirmedAt } = request;
  const { state } = standingOf(notes);
  const [called, isSettled] = [state !== 'new', rankOf(state) >= rankOf('booked')];
  const due = promiseLeft(receivedAt, now, hours);
  const path = (below: string) => `/requests/${id}/${below}`;
  const spoken = opened.language === 'es' ? w.spanish : w.english;
  const needs = contactNeeds(opened, language);
  return html`${note(told)}${alarm(fault && w[fault])}
<p class="screen-only"><a href="${links.at('/requests')}">${w.back}</a></p>
${needs && html`<p class="desk-note"><strong>${w.beforeCalling}</strong> <bdi>${needs}</bdi></p>`}
<div>
<p>${w[opened.form]} · ${w.reference} ${await referenceOf(id)}</p>
<p class="desk-quiet">${w.received(whenText(receivedAt, language))} · ${w.writtenIn(spoken)}</p>
${timeBy === 'desk' && html`<p class="desk-fault">${w.timeByDesk}</p>`}
${!confirmedAt && !called && due && html`<p><span class="desk-left"${due.late && html` data-late`}>${due.left}</span> ${due.by}</p>`}
${called && html`<p class="desk-state">${standingText(notes, language)}</p>`}
${confirmedAt && html`<p class="desk-state">${w.confirmed(whenText(confirmedAt, language))}</p>`}
</div>
<div class="desk-actions screen-only">
${!confirmedAt && actionButton(links, path('confirm'), w.confirm, isSettled ? 'primary' : 'secondary')}
${copyButton('plain-text', w.copyAll)}${printButton(language)}
${confirmedAt && html`<a class="btn btn-secondary" href="${links.at(path('erase'))}">${w.erase}</a>`}
</div>
${!confirmedAt && html`<p class="desk-help screen-only">${w.confirmHelp}</p>`}
${notesSection(request, view)}
${complaintList(complaints(opened, receivedAt, language), language)}
<div class="card desk-block"><div class="desk-answers">${shownRequest(opened, language).map(
    ({ title, answers }) =>
      html`<section><h2>${title}</h2><dl>${answers.map(
        ({ label, value }) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`,
      )}</dl></section>`,
  )}</div></div>
${exportOne(links, id)}
<details class="desk-many desk-field screen-only"><summary><label for="plain-text">${w.plainText}</label></summary>${textToCopy('plain-text', await plainText(request, language))}</details>`;
}

function complaintList(found: readonly AnswerComplaint[], language: Language): Html | undefined {
  if (found.length === 0) return undefined;
  const w = wordsIn(words, language);
  return html`<div class="desk-note desk-alarm" role="note"><p>${w.faulty}</p>
<ul>${found.map(({ label, fault }) => html`<li>${beforeAnswer(label)} ${complaintText(fault, w)}</li>`)}</ul></div>`;
}

function complaintText(fault: AnswerFault, w: WordsIn<typeof words>): string {
  switch (fault) {
    case 'missing':
      return w.missing;
    case 'age':
      return w.tooYoung;
    case 'age-unknown':
      return w.ageUnknown;
    default:
      return w.wrong;
  }
}

/** The patient's name, above the page and nowhere else. */
export function requestHeading({ opened }: SavedRequest, language: Language): string {
  return patientName(opened) ?? wordsIn(words, language).noName;
}
