import type { AnswerFault } from '#app/requests/answer-faults.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { beforeAnswer } from '#app/requests/shown-answers.ts';
import { type Language, type WordsIn, wordsIn } from '#app/site/language.ts';
import { exportOne } from '../export/export-buttons.ts';
import { words as exportWords } from '../export/words.ts';
import { actionButton, backLink, copyButton, errorNote, note, printButton, textToCopy } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { rankOf, standingOf } from '../notes/note.ts';
import { type NotesView, notesSection } from '../notes/notes-section.ts';
import { callCard } from './call-card.ts';
import { type AnswerComplaint, complaints, patientName, plainText, shownRequest, summedUp } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import type { ServerError } from './server-client.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';

export interface RequestView extends NotesView {
  readonly told?: string | undefined;
  readonly fault?: ServerError['reason'] | undefined;
}

/** Draws a request: what the caller needs, the calls and notes, and then all other answers. */
export async function requestPage(request: SavedRequest, view: RequestView): Promise<Html> {
  const { links, told, fault } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const { id, receivedAt, timeBy, opened } = request;
  const rest = shownRequest(opened, language)
    .map(({ title, answers }) => ({ title, answers: answers.filter((answer) => !summedUp.includes(answer.id)) }))
    .filter(({ answers }) => answers.length > 0);
  return html`${note(told)}${errorNote(fault && w[fault])}${backLink(links, '/requests')}
${callCard(request, view)}
${notesSection(request, view)}
${actions(request, links)}
${complaintList(complaints(opened, receivedAt, language), language)}
<div class="card desk-block"><p>${w.reference} ${await referenceOf(id)} · ${w.received(whenText(receivedAt, language))} · ${w.writtenIn(opened.language === 'es' ? w.spanish : w.english)}</p>
${timeBy === 'desk' && html`<p class="desk-fault">${w.timeByDesk}</p>`}
<div class="desk-answers">${rest.map(
    ({ title, answers }) =>
      html`<section><h2>${title}</h2><dl>${answers.map(
        ({ label, value }) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`,
      )}</dl></section>`,
  )}</div></div>
${exportOne(links, id)}
<details class="desk-many desk-field screen-only"><summary><label for="plain-text">${w.plainText}</label></summary>${textToCopy('plain-text', await plainText(request, language))}</details>`;
}

/** Draws the buttons to copy, archive and delete. */
function actions({ id, notes = [], confirmedAt }: SavedRequest, links: Links): Html {
  const w = wordsIn(words, links.language);
  const path = (below: string) => `/requests/${id}/${below}`;
  const isSettled = rankOf(standingOf(notes).state) >= rankOf('booked');
  return html`<div class="desk-actions screen-only"><a class="btn btn-secondary" href="${links.at(path('chart'))}">${wordsIn(exportWords, links.language).chart}</a>
${copyButton('plain-text', w.copyAll)}${printButton(links.language)}
${
  confirmedAt
    ? html`<a class="btn btn-secondary" href="${links.at(path('erase'))}">${w.erase}</a>`
    : html`${actionButton(links, path('confirm'), w.confirm, isSettled ? 'primary' : 'secondary')}<p class="desk-help">${w.confirmHelp}</p>`
}</div>`;
}

function complaintList(found: readonly AnswerComplaint[], language: Language): Html | undefined {
  if (found.length === 0) return undefined;
  const w = wordsIn(words, language);
  return html`<div class="desk-note desk-warning" role="note"><p>${w.faulty}</p>
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

/** The patient's name, for the heading but never the title. */
export function requestHeading({ opened }: SavedRequest, language: Language): string {
  return patientName(opened) ?? wordsIn(words, language).noName;
}
