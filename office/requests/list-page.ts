import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { alarm, note, postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { paged, pager } from '../look/paging.ts';
import type { Look } from './inbox.ts';
import { promiseLeft } from './promise.ts';
import { callLanguage, patientName, phoneOf } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import type { ServerError } from './server-client.ts';
import { clockText, dayText, whenText } from './when.ts';
import { words } from './words.ts';

export interface ListView {
  readonly links: Links;
  readonly now: Date;
  readonly saved: readonly SavedRequest[];
  /** How many cannot be shown. */
  readonly unshown: number;
  /** What the server said, and when; undefined while it was not asked. */
  readonly last?: { readonly look: Look; readonly at: Date } | undefined;
  /** The server is asked just now, and another page follows this one. */
  readonly asking: boolean;
  /** The desk has a server to ask. */
  readonly connected: boolean;
  /** Why the folder with the saved ones cannot be read. */
  readonly diskFault?: string | undefined;
  readonly told?: string | undefined;
  /** Why the server did not do what a button on this page asks for. */
  readonly serverFault?: ServerError['reason'] | undefined;
  /** As the address has it: `order`, `page`, `done`. */
  readonly query: URLSearchParams;
}

const byReceipt = (one: SavedRequest, other: SavedRequest) =>
  one.receivedAt.localeCompare(other.receivedAt) || one.id.localeCompare(other.id);

/** What is to be called, what cannot be shown, and what is done; the newest first, in pages. */
export async function listPage(view: ListView): Promise<Html> {
  const { links, saved, unshown, last, asking, connected, diskFault, told, query } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const oldestFirst = query.get('order') === 'oldest';
  const inOrder = saved.filter(({ confirmedAt }) => !confirmedAt).toSorted(byReceipt);
  const late = inOrder.filter((request) => isLate(request, view)).length;
  const open = paged(oldestFirst ? inOrder : inOrder.toReversed(), query.get('page'));
  const order = oldestFirst ? 'oldest' : 'newest';
  const ways = pager(open, w.toCall(open.all), language, (page) => `${links.at('/requests')}?order=${order}&page=${page}`);
  const done = saved
    .filter(({ confirmedAt }) => confirmedAt)
    .toSorted(byReceipt)
    .reverse();
  return html`${note(told)}${alarm(diskFault && w.folderUnreadable(diskFault))}
${connected ? serverLines(view) : html`<p class="desk-note"><a href="${links.at('/settings')}#connection">${w.connect}</a></p>`}
<div class="desk-actions screen-only"><a class="btn btn-secondary" href="${links.at('/requests')}?look=1">${w.lookAgain}</a>
<p class="desk-quiet"${asking && html` role="status"`}>${asking ? w.asking : last && w.asOf(clockText(last.at, language))}</p>
${unshown > 0 && html`<a class="btn btn-quiet" href="${links.at('/requests/unshown')}">${w.unshown(unshown)}</a>`}</div>
<section aria-labelledby="to-call"><h2 id="to-call">${w.toCall(open.all)}</h2>
${late > 0 && html`<p class="desk-fault">${w.lateOnes(late)}</p>`}
${open.all > 1 && html`<p class="screen-only"><a href="${links.at('/requests')}?order=${oldestFirst ? 'newest' : 'oldest'}">${oldestFirst ? w.newestFirst : w.oldestFirst}</a></p>`}
${ways.above}
${
  open.all > 0
    ? postForm(
        links,
        '/requests/confirm',
        html`<ul class="desk-list">${await Promise.all(open.items.map((request) => openRow(request, view)))}</ul>
<div class="desk-actions screen-only"><button class="btn btn-secondary">${w.confirmTicked}</button>
<p class="desk-quiet">${w.confirmTickedHelp}</p></div>`,
        'desk-ticked',
      )
    : html`<p>${w.noneToCall}</p>`
}
${ways.below}
</section>
${done.length > 0 && (await doneSection(done, view))}`;
}

/** What the last look could not get. */
function serverLines({ links, last, asking, serverFault }: ListView): Html | undefined | false {
  const w = wordsIn(words, links.language);
  if (serverFault) return alarm(w[serverFault]);
  if (!last || asking) return false;
  const { fault, left, unkept } = last.look;
  return html`${alarm(fault && w[fault])}${alarm(left > 0 ? w.leftAtServer(left) : undefined)}${alarm(unkept.length > 0 ? w.unkept(unkept.length) : undefined)}`;
}

async function doneSection(done: readonly SavedRequest[], view: ListView): Promise<Html> {
  const { links, query } = view;
  const w = wordsIn(words, links.language);
  const page = paged(done, query.get('done'));
  const ways = pager(page, w.done(done.length), links.language, (to) => `${links.at('/requests')}?order=newest&done=${to}`);
  const rows = await Promise.all(page.items.map((request) => doneRow(request, view)));
  return html`<section aria-labelledby="done"><h2 id="done">${w.done(done.length)}</h2>
<p class="desk-quiet">${w.doneHelp}</p><p><a href="${links.at('/requests/erase-done')}">${w.eraseDone}</a></p>
${ways.above}<ul class="desk-list">${rows}</ul>${ways.below}</section>`;
}

function isLate(request: SavedRequest, { links, now }: ListView): boolean {
  return !request.calledAt && promiseLeft(request.receivedAt, now, links.language)?.late === true;
}

/** A row, or that the request cannot be shown: whatever it holds, it takes no other with it. */
async function guarded(
  row: (request: SavedRequest, view: ListView) => Promise<Html>,
  request: SavedRequest,
  view: ListView,
): Promise<Html> {
  try {
    return await row(request, view);
  } catch {
    const { links } = view;
    const w = wordsIn(words, links.language);
    return html`<li class="card desk-row"><h3><a href="${links.at(`/requests/${request.id}`)}">${w.reference} ${await referenceOf(request.id)}</a></h3>
<p>${w.cannotShow}</p></li>`;
  }
}

const openRow = (request: SavedRequest, view: ListView) => guarded(openRowOf, request, view);
const doneRow = (request: SavedRequest, view: ListView) => guarded(doneRowOf, request, view);

async function rowHead({ id, opened }: SavedRequest, links: Links): Promise<Html> {
  const w = wordsIn(words, links.language);
  return html`<h3><a id="r-${id}" href="${links.at(`/requests/${id}`)}"><bdi>${patientName(opened) ?? w.noName}</bdi></a></h3>
<p class="desk-quiet">${w[opened.form]} · ${w.reference} ${await referenceOf(id)}</p>`;
}

async function openRowOf(request: SavedRequest, { links, now, last }: ListView): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  const { id, opened, receivedAt, calledAt } = request;
  const due = promiseLeft(receivedAt, now, language);
  const waiting = last?.look.waiting.get(id);
  const phone = phoneOf(opened);
  const spoken = callLanguage(opened, language);
  return html`<li class="card desk-row desk-tickable"><input type="checkbox" name="id" value="${id}" aria-labelledby="r-${id}">${await rowHead(request, links)}
<p>${phone && html`<bdi>${phone}</bdi> · `}${spoken && `${spoken} · `}${w.received(whenText(receivedAt, language))}</p>
<div class="desk-by">${
    calledAt
      ? html`<p class="desk-left">${w.called(whenText(calledAt, language))}</p>`
      : due && html`<p><span class="desk-left"${due.late && html` data-late`}>${due.left}</span> ${due.by}</p>`
  }</div>
${waiting?.erasedSoon && waiting.erasedFrom && html`<p class="desk-fault">${w.erasedSoon(dayText(waiting.erasedFrom, language))}</p>`}
${last?.look.whole && !waiting && html`<p class="desk-quiet">${w.notWaiting}</p>`}
</li>`;
}

async function doneRowOf(request: SavedRequest, { links }: ListView): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  const { calledAt, confirmedAt = '' } = request;
  return html`<li class="card desk-row">${await rowHead(request, links)}
<p class="desk-by desk-quiet">${calledAt && html`${w.called(whenText(calledAt, language))}<br>`}${w.confirmed(whenText(confirmedAt, language))}</p></li>`;
}
