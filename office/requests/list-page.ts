import { inOrder } from '#app/parts/hours/clinic-time.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { exportButtons } from '../export/export-buttons.ts';
import { alarm, note, postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { paged, pager } from '../look/paging.ts';
import { listAddress } from './chosen.ts';
import type { Look } from './inbox.ts';
import { manyForm } from './many-form.ts';
import { lateAmong, promiseLeft } from './promise.ts';
import { callLanguage, patientName, phoneOf } from './read-request.ts';
import type { NotedRequest, RequestBox, SavedRequest } from './request-box.ts';
import type { ServerError } from './server-client.ts';
import { clockText, dayText, whenText } from './when.ts';
import { words } from './words.ts';

export interface ListView {
  readonly links: Links;
  readonly now: Date;
  readonly saved: readonly NotedRequest[];
  /** Of what is to be called, those that the address asks for. */
  readonly open: readonly NotedRequest[];
  readonly read: RequestBox['read'];
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
  /** As the address has it: `order`, `page`, `done`, which are asked for, and whether they are checked. */
  readonly query: URLSearchParams;
}

const byReceipt = (one: NotedRequest, other: NotedRequest) => inOrder(one.receivedAt, other.receivedAt) || inOrder(one.id, other.id);

/** What is to be called, what cannot be shown, and what is done; the newest first, in pages. */
export async function listPage(view: ListView): Promise<Html> {
  const { links, now, saved, open, unshown, last, asking, connected, diskFault, told, query } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const oldestFirst = query.get('order') === 'oldest';
  const toCall = saved.filter(({ confirmedAt }) => !confirmedAt).length;
  const byTime = open.toSorted(byReceipt);
  const uncalled = byTime.filter(({ calledAt }) => !calledAt).map(({ receivedAt }) => receivedAt);
  const late = lateAmong(uncalled, now);
  const shown = paged(oldestFirst ? byTime : byTime.toReversed(), query.get('page'));
  const address = (changes: Record<string, string>) => listAddress(view, '/requests', changes);
  const ways = pager(shown, w.toCall(toCall), language, (page) => address({ page: String(page) }));
  const done = saved.filter(({ confirmedAt }) => confirmedAt).toSorted((one, other) => byReceipt(other, one));
  return html`${note(told)}${alarm(diskFault && w.folderUnreadable(diskFault))}
${connected ? serverLines(view) : html`<p class="desk-note"><a href="${links.at('/settings')}#connection">${w.connect}</a></p>`}
<div class="desk-actions screen-only"><a class="btn btn-secondary" href="${links.at('/requests')}?look=1">${w.lookAgain}</a>
<p class="desk-quiet"${asking && html` role="status"`}>${asking ? w.asking : last && w.asOf(clockText(last.at, language))}</p>
${unshown > 0 && html`<a class="btn btn-quiet" href="${links.at('/requests/unshown')}">${w.unshown(unshown)}</a>`}</div>
<section aria-labelledby="to-call"><h2 id="to-call">${w.toCall(toCall)}</h2>
${late > 0 && html`<p class="desk-fault">${w.lateOnes(late)}</p>`}
${
  toCall > 1 &&
  html`<p class="desk-actions screen-only"><a href="${address({ order: oldestFirst ? 'newest' : 'oldest' })}">${oldestFirst ? w.newestFirst : w.oldestFirst}</a>
<a href="${address({ page: String(shown.page), tick: 'all' })}">${w.tickAll}</a></p>
${manyForm({ links, path: '/requests', query, help: w.manyHelp, onlyLabel: w.onlyMisfits, count: open.length })}`
}
${ways.above}
${
  shown.all > 0
    ? postForm(
        links,
        '/requests/confirm',
        html`<ul class="desk-list">${await Promise.all(shown.items.map((request) => openRow(request, view)))}</ul>
<div class="desk-actions screen-only"><button class="btn btn-secondary">${w.confirmTicked}</button>
<button class="btn btn-quiet" formaction="${links.at('/requests/ask')}">${w.deleteTicked}</button>
<p class="desk-quiet">${w.confirmTickedHelp}</p></div>
${exportButtons(links)}`,
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

async function doneSection(done: readonly NotedRequest[], view: ListView): Promise<Html> {
  const { links, query } = view;
  const w = wordsIn(words, links.language);
  const page = paged(done, query.get('done'));
  const ways = pager(page, w.done(done.length), links.language, (to) => `${links.at('/requests')}?order=newest&done=${to}`);
  const rows = await Promise.all(page.items.map((request) => doneRow(request, view)));
  return html`<section aria-labelledby="done"><h2 id="done">${w.done(done.length)}</h2>
<p class="desk-quiet">${w.doneHelp}</p><p><a href="${links.at('/requests/erase-done')}">${w.eraseDone}</a></p>
${ways.above}<ul class="desk-list">${rows}</ul>${ways.below}</section>`;
}

/** A row, or that the request cannot be shown: whatever it holds, it takes no other with it. */
async function guarded(row: (request: SavedRequest, view: ListView) => Promise<Html>, { id }: NotedRequest, view: ListView): Promise<Html> {
  try {
    const entry = await view.read(id);
    if (entry?.kind === 'saved') return await row(entry, view);
  } catch {
    // Told below.
  }
  const { links } = view;
  const w = wordsIn(words, links.language);
  return html`<li class="card desk-row"><h3><a href="${links.at(`/requests/${id}`)}">${w.reference} ${await referenceOf(id)}</a></h3>
<p>${w.cannotShow}</p></li>`;
}

const openRow = (request: NotedRequest, view: ListView) => guarded(openRowOf, request, view);
const doneRow = (request: NotedRequest, view: ListView) => guarded(doneRowOf, request, view);

async function rowHead({ id, opened }: SavedRequest, links: Links): Promise<Html> {
  const w = wordsIn(words, links.language);
  return html`<h3><a id="r-${id}" href="${links.at(`/requests/${id}`)}"><bdi>${patientName(opened) ?? w.noName}</bdi></a></h3>
<p class="desk-quiet">${w[opened.form]} · ${w.reference} ${await referenceOf(id)}</p>`;
}

async function openRowOf(request: SavedRequest, { links, now, last, query }: ListView): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  const { id, opened, receivedAt, calledAt } = request;
  const due = promiseLeft(receivedAt, now, language);
  const waiting = last?.look.waiting.get(id);
  const phone = phoneOf(opened);
  const spoken = callLanguage(opened, language);
  return html`<li class="card desk-row desk-tickable"><input type="checkbox" name="id" value="${id}"${query.has('tick') && html` checked`} aria-labelledby="r-${id}">${await rowHead(request, links)}
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
