import { referenceOf } from '#app/requests/reference.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { addressIn } from '../look/addresses.ts';
import { alarm, note } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Collected, UnopenedRequest } from './collect.ts';
import { promiseLeft } from './promise.ts';
import { callLanguage, patientName, phoneOf } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import type { ServerError } from './server-client.ts';
import { clockText, dayText, whenText } from './when.ts';
import { words } from './words.ts';

export interface ListView {
  readonly language: Language;
  readonly now: Date;
  readonly saved: readonly SavedRequest[];
  /** Ids of files that cannot be read. */
  readonly damaged: readonly string[];
  /** What the server said; undefined when it did not. */
  readonly collected?: Collected;
  readonly fault?: ServerError['reason'] | 'connect';
  readonly told?: string;
}

const byReceipt = (one: SavedRequest, other: SavedRequest) => one.receivedAt.localeCompare(other.receivedAt);

/** What is to be called, oldest first; what cannot be opened; what is done, newest first. */
export async function listPage(view: ListView): Promise<Html> {
  const { language, now, saved, damaged, collected, fault, told } = view;
  const w = wordsIn(words, language);
  const open = saved.filter(({ confirmedAt }) => !confirmedAt).toSorted(byReceipt);
  const done = saved
    .filter(({ confirmedAt }) => confirmedAt)
    .toSorted(byReceipt)
    .reverse();
  const unopened = collected?.unopened ?? [];
  const lost = damaged.filter((id) => !unopened.some((one) => one.id === id));
  return html`${note(told)}
${fault === 'connect' ? html`<p class="desk-note"><a href="${addressIn(language, '/settings#connection')}">${w.connect}</a></p>` : alarm(fault && w[fault])}
<div class="desk-actions screen-only"><a class="btn btn-secondary" href="${addressIn(language, '/requests')}">${w.lookAgain}</a> <p class="desk-quiet">${w.asOf(clockText(now, language))}</p></div>
${collected?.more && alarm(w.more)}
<section aria-labelledby="to-call"><h2 id="to-call">${w.toCall(open.length)}</h2>
${open.length > 0 ? html`<ul class="desk-list">${await Promise.all(open.map((request) => openRow(request, view)))}</ul>` : html`<p>${w.noneToCall}</p>`}
</section>
${
  unopened.length + lost.length > 0 &&
  html`<section aria-labelledby="unopened"><h2 id="unopened">${w.unopened(unopened.length + lost.length)}</h2>
<p class="desk-quiet">${w.unopenedHelp}</p>
<ul class="desk-list">${await Promise.all(unopened.map((request) => unopenedRow(request, language)))}${await Promise.all(
    lost.map(
      async (id) =>
        html`<li class="card desk-row"><h3>${await referenceOf(id)}</h3><p>${w.reasonFile}</p><p class="desk-quiet">requests/${id}.sealed</p></li>`,
    ),
  )}</ul></section>`
}
${
  done.length > 0 &&
  html`<section aria-labelledby="done"><h2 id="done">${w.done(done.length)}</h2>
<p class="desk-quiet">${w.doneHelp}</p><p><a href="${addressIn(language, '/requests/erase-done')}">${w.eraseDone}</a></p>
<ul class="desk-list">${await Promise.all(done.map((request) => doneRow(request, language)))}</ul></section>`
}`;
}

async function rowHead({ id, opened }: SavedRequest, language: Language): Promise<Html> {
  const w = wordsIn(words, language);
  const name = patientName(opened) ?? w.noName;
  return html`<h3><a href="${addressIn(language, `/requests/${id}`)}"><bdi>${name}</bdi></a></h3>
<p class="desk-quiet">${w[opened.form]} · ${w.reference} ${await referenceOf(id)}</p>`;
}

async function openRow(request: SavedRequest, { language, now, collected }: ListView): Promise<Html> {
  const w = wordsIn(words, language);
  const { id, opened, receivedAt, calledAt } = request;
  const due = promiseLeft(receivedAt, now, language);
  const waiting = collected?.waiting.get(id);
  const phone = phoneOf(opened);
  const spoken = callLanguage(opened, language);
  return html`<li class="card desk-row">${await rowHead(request, language)}
<p>${phone && html`<bdi>${phone}</bdi> · `}${spoken && `${spoken} · `}${w.received(whenText(receivedAt, language))}</p>
<div class="desk-by">${
    calledAt
      ? html`<p class="desk-left">${w.called(whenText(calledAt, language))}</p>`
      : due && html`<p><span class="desk-left"${due.late && html` data-late`}>${due.left}</span> ${due.by}</p>`
  }</div>
${waiting?.erasedSoon && html`<p class="desk-fault">${w.erasedSoon(dayText(waiting.erasedFrom, language))}</p>`}
${collected && !collected.more && !waiting && html`<p class="desk-quiet">${w.notWaiting}</p>`}
</li>`;
}

const reasons = { key: 'reasonKey', damaged: 'reasonDamaged', version: 'reasonVersion', unreadable: 'reasonUnreadable' } as const;

async function unopenedRow({ id, receivedAt, reason }: UnopenedRequest, language: Language): Promise<Html> {
  const w = wordsIn(words, language);
  const reference = await referenceOf(id);
  return html`<li class="card desk-row"><h3>${w.reference} ${reference}</h3>
<p>${w[reasons[reason]]}</p>
<p class="desk-quiet">${w.received(whenText(receivedAt, language))}</p>
<p class="desk-by"><a href="${addressIn(language, `/requests/${id}/delete`)}" aria-label="${w.deleteAtServer}: ${reference}">${w.deleteAtServer}</a></p></li>`;
}

async function doneRow(request: SavedRequest, language: Language): Promise<Html> {
  const w = wordsIn(words, language);
  const { calledAt, confirmedAt = '' } = request;
  return html`<li class="card desk-row">${await rowHead(request, language)}
<p class="desk-by desk-quiet">${calledAt && html`${w.called(whenText(calledAt, language))}<br>`}${w.confirmed(whenText(confirmedAt, language))}</p></li>`;
}
