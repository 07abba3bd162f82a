/** A request in a list: who, why, where to call, and how much time is left. Each fact once. */
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { saysToday } from '#app/parts/hours/says-today.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { isCalled, isPromiseKept, standingOf } from '../notes/note.ts';
import { nextTryText, standingText } from '../notes/standing-text.ts';
import { words as noteWords } from '../notes/words.ts';
import { heardIn, heardLine } from './emergency-mark.ts';
import type { Look } from './inbox.ts';
import { promiseLeft } from './promise.ts';
import { patientName, summaryOf, textOf } from './read-request.ts';
import type { NotedRequest, RequestBox, SavedRequest } from './request-box.ts';
import { dayText, whenText } from './when.ts';
import { words } from './words.ts';

export interface RowView {
  readonly links: Links;
  readonly now: Date;
  /** The offices' hours, including changes under Today as of the last check. */
  readonly hours: ClinicRecords;
  readonly read: RequestBox['read'];
  readonly last?: { readonly look: Look } | undefined;
  /** With a checkbox, checked or not. */
  readonly ticks?: { readonly checked: boolean };
}

/** Draws a row, or that the request can't be shown; a request never affects other rows. */
async function guarded(row: (request: SavedRequest, view: RowView) => Promise<Html>, { id }: NotedRequest, view: RowView): Promise<Html> {
  try {
    const entry = await view.read(id);
    if (entry?.kind === 'saved') return await row(entry, view);
  } catch {
    // Shown below.
  }
  const { links } = view;
  const w = wordsIn(words, links.language);
  return html`<li class="card desk-row"><h3><a href="${links.at(`/requests/${id}`)}">${w.reference} ${await referenceOf(id)}</a></h3>
<p>${w.cannotShow}</p></li>`;
}

export const openRow = (request: NotedRequest, view: RowView) => guarded(openRowOf, request, view);
export const doneRow = (request: NotedRequest, view: RowView) => guarded(doneRowOf, request, view);

const nameLink = (id: string, name: string, links: Links) =>
  html`<a id="r-${id}" href="${links.at(`/requests/${id}`)}"><bdi>${name}</bdi></a>`;

async function openRowOf(request: SavedRequest, view: RowView): Promise<Html> {
  const { links, now, ticks } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const { id, opened, notes = [] } = request;
  const { owner } = standingOf(notes);
  const { name = w.noName, age, askFor, kind, reason, phone, spoken, needs, office, doctor, times } = summaryOf(opened, now, language);
  const lines = (...texts: (string | undefined)[]) => texts.filter(Boolean).map((text) => html`<p><bdi>${text}</bdi></p>`);
  return html`<li class="card desk-row desk-open">${heardLine(heardIn(opened, language))}
<div class="desk-by">${timeLeft(request, view)}<p class="desk-quiet">${await referenceOf(id)}</p></div>
<div><h3>${nameLink(id, name, links)}${age !== undefined && html`, ${age}`}</h3>${lines(askFor, reason)}</div>
<div>${phone && html`<p class="desk-phone"><bdi>${phone}</bdi></p>`}${lines(spoken)}${needs && html`<p class="desk-needs"><bdi>${needs}</bdi></p>`}</div>
<div><p class="desk-state">${kind}</p>${lines(office, doctor, shownTimes(times), owner && wordsIn(noteWords, language).takes(owner))}</div>
${ticks && html`<input type="checkbox" name="id" value="${id}"${ticks.checked && html` checked`} aria-labelledby="r-${id}">`}
${serverLine(request, view)}</li>`;
}

/** Lists two of the half-days that suit, and how many more. */
const shownTimes = ([first, second, ...more]: readonly string[]) =>
  [first, second, more.length > 0 && `+${more.length}`].filter(Boolean).join(', ');

/** Draws "For today", the time left to call until someone is reached, and the result of a call. */
function timeLeft({ receivedAt, opened, notes = [] }: SavedRequest, { links: { language }, now, hours }: RowView): Html {
  const due = isPromiseKept(notes) ? undefined : promiseLeft(receivedAt, now, hours);
  const next = nextTryText(notes, now, hours);
  const isToday = saysToday(textOf(opened, 'missed-visit'), receivedAt, now);
  return html`${isToday && html`<p class="desk-left">${wordsIn(words, language).forToday}</p>`}
${due && html`<p><span class="desk-left"${due.late && html` data-late`}>${due.left}</span></p>`}
${isCalled(notes) && html`<p class="desk-state">${standingText(notes, language)}</p>`}${next && html`<p class="desk-quiet">${next}</p>`}`;
}

/** Says what's unusual on the server. */
function serverLine({ id }: SavedRequest, { links: { language }, last }: RowView): Html | false | undefined {
  const w = wordsIn(words, language);
  const waiting = last?.look.waiting.get(id);
  if (waiting?.erasedSoon && waiting.erasedFrom)
    return html`<p class="desk-fault desk-whole">${w.erasedSoon(dayText(waiting.erasedFrom, language))}</p>`;
  return last?.look.whole && !waiting && html`<p class="desk-quiet desk-whole">${w.notWaiting}</p>`;
}

async function doneRowOf({ id, opened, notes = [], confirmedAt = '' }: SavedRequest, { links }: RowView): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  return html`<li class="card desk-row"><h3>${nameLink(id, patientName(opened) ?? w.noName, links)}</h3>
<p class="desk-quiet">${w[opened.form]} · ${w.reference} ${await referenceOf(id)}</p>
<p class="desk-by desk-quiet">${isCalled(notes) && html`${standingText(notes, language)}<br>`}${w.confirmed(whenText(confirmedAt, language))}</p></li>`;
}
