import type { AnswerFault } from '#app/requests/answer-faults.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { beforeAnswer } from '#app/requests/shown-answers.ts';
import { type Language, type WordsIn, wordsIn } from '#app/site/language.ts';
import { exportOne } from '../export/export-buttons.ts';
import { actionButton, alarm, copyText, note, printButton } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { promiseLeft } from './promise.ts';
import { type AnswerComplaint, complaints, contactNeeds, patientName, plainText, shownRequest } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import type { ServerError } from './server-client.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';

export interface RequestView {
  readonly links: Links;
  readonly now: Date;
  readonly told?: string | undefined;
  readonly fault?: ServerError['reason'] | undefined;
}

/** One request: what was written, and everything the front office does with it. */
export async function requestPage(request: SavedRequest, { links, now, told, fault }: RequestView): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  const { id, receivedAt, timeBy, opened, calledAt, confirmedAt } = request;
  const due = promiseLeft(receivedAt, now, language);
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
${!confirmedAt && !calledAt && due && html`<p><span class="desk-left"${due.late && html` data-late`}>${due.left}</span> ${due.by}</p>`}
${calledAt && html`<p class="desk-left">${w.called(whenText(calledAt, language))}</p>`}
${confirmedAt && html`<p class="desk-left">${w.confirmed(whenText(confirmedAt, language))}</p>`}
</div>
<div class="desk-actions screen-only">
${calledAt ? actionButton(links, path('not-called'), w.markNotCalled, 'quiet') : actionButton(links, path('called'), w.markCalled, confirmedAt ? 'secondary' : 'primary')}
${!confirmedAt && actionButton(links, path('confirm'), w.confirm, calledAt ? 'primary' : 'secondary')}
${printButton(language)}
${confirmedAt && html`<a class="btn btn-secondary" href="${links.at(path('erase'))}">${w.erase}</a>`}
</div>
${!confirmedAt && html`<p class="desk-help screen-only">${w.confirmHelp}</p>`}
${complaintList(complaints(opened, receivedAt, language), language)}
<div class="card desk-block"><div class="desk-answers">${shownRequest(opened, language).map(
    ({ title, answers }) =>
      html`<section><h2>${title}</h2><dl>${answers.map(
        ({ label, value }) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`,
      )}</dl></section>`,
  )}</div></div>
${exportOne(links, id)}
${copyText(language, 'plain-text', w.plainText, await plainText(request, language))}`;
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
