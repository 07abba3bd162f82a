import { compareStrings } from '#app/parts/hours/clinic-time.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { exportButtons } from '../export/export-buttons.ts';
import { monthFiles } from '../export/month-files.ts';
import { errorNote, note, postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import { paged, pager } from '../look/paging.ts';
import { isPromiseKept } from '../notes/note.ts';
import { listAddress } from './chosen.ts';
import { findForm } from './find.ts';
import type { Look } from './inbox.ts';
import { manyForm } from './many-form.ts';
import { byReceipt, byUrgency } from './order.ts';
import { lateAmong } from './promise.ts';
import type { NotedRequest } from './request-box.ts';
import { doneRow, openRow, type RowView } from './request-row.ts';
import type { ServerError } from './server-client.ts';
import { opensElsewhere, type UnshownRequest } from './unshown.ts';
import { otherKeyNote } from './unshown-page.ts';
import { clockText } from './when.ts';
import { words } from './words.ts';

export interface ListView extends Pick<RowView, 'links' | 'now' | 'hours' | 'read'> {
  readonly saved: readonly NotedRequest[];
  /** The requests to call that match the address, on all pages. */
  readonly open: readonly NotedRequest[];
  /** The requests that this desk can't show. */
  readonly unshown: readonly UnshownRequest[];
  /** The last check's result and time; undefined before one. */
  readonly last?: { readonly look: Look; readonly at: Date } | undefined;
  /** A check is running, and another page follows this one. */
  readonly asking: boolean;
  /** The desk has a server to check. */
  readonly connected: boolean;
  /** Why the folder of saved requests can't be read. */
  readonly diskFault?: string | undefined;
  readonly told?: string | undefined;
  /** Why an action on this page failed at the server. */
  readonly serverFault?: ServerError['reason'] | undefined;
  /** The query of the address: `order`, `page` and `done` choose what's shown, `tick` what's selected; the rest filters. */
  readonly query: URLSearchParams;
}

/** Draws the requests to call, the most urgent first, in pages, and the archived ones. */
export async function listPage(view: ListView): Promise<Html> {
  const { links, now, hours, saved, open, unshown, last, asking, connected, diskFault, told, query } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const newestFirst = query.get('order') === 'newest';
  const toCall = saved.filter(({ confirmedAt }) => !confirmedAt).length;
  const inTurn = byUrgency(open, now);
  const promised = open.filter(({ notes }) => !isPromiseKept(notes)).map(({ receivedAt }) => receivedAt);
  const late = lateAmong(promised.toSorted(compareStrings), now, hours);
  const shown = paged(newestFirst ? open.toSorted(byReceipt).toReversed() : inTurn, query.get('page'));
  const address = (changes: Record<string, string>) => listAddress(view, '/requests', changes);
  const ways = pager(shown, w.toCall(toCall), language, (page) => address({ page: String(page) }));
  const done = saved.filter(({ confirmedAt }) => confirmedAt).toSorted((one, other) => byReceipt(other, one));
  return html`${note(told)}${otherKeyNote(unshown, links)}${errorNote(diskFault && w.folderUnreadable(diskFault))}
${connected ? await serverLines(view) : html`<p class="desk-note"><a href="${links.at('/settings')}#connection">${w.connect}</a></p>`}
<div class="desk-top screen-only"><div class="desk-actions"><a class="btn btn-secondary" href="${links.at('/requests')}?look=1">${w.lookAgain}</a>
<p class="desk-quiet"${asking && html` role="status"`}>${asking ? w.asking : last && w.asOf(clockText(last.at, language))}</p>
${unshown.length > 0 && html`<a class="btn btn-quiet" href="${links.at('/requests/unshown')}">${w.unshown(unshown.length)}</a>`}</div>
${saved.length > 0 && findForm(links)}</div>
<section aria-labelledby="to-call"><div class="desk-actions"><h2 id="to-call">${w.toCall(toCall)}</h2>
${late > 0 && html`<p class="desk-fault">${w.lateOnes(late)}</p>`}
${toCall > 1 && html`<a class="screen-only" href="${links.at('/requests/call-list')}">${w.callList}</a> <a class="screen-only" href="${address({ order: newestFirst ? 'urgent' : 'newest' })}">${newestFirst ? w.urgentFirst : w.newestFirst}</a>`}</div>
${ways.above}
${
  shown.all > 0
    ? postForm(
        links,
        '/requests/confirm',
        html`<ul class="desk-list">${await Promise.all(shown.items.map((request) => openRow(request, { ...view, ticks: { checked: query.has('tick') } })))}</ul>
<div class="desk-actions screen-only">${toCall > 1 && html`<a href="${address({ page: String(shown.page), tick: 'all' })}">${w.tickAll}</a>`}
<button class="btn btn-secondary">${w.confirmTicked}</button>
<button class="btn btn-quiet" formaction="${links.at('/requests/ask')}">${w.deleteTicked}</button>
<p class="desk-quiet">${w.confirmTickedHelp}</p></div>
${exportButtons(links, 'exportTicked')}`,
        'desk-ticked',
      )
    : !unshown.some(opensElsewhere) && html`<p>${w.noneToCall}</p>`
}
${ways.below}
${toCall > 1 && manyForm({ links, path: '/requests', query, help: w.manyHelp, onlyLabel: w.onlyMisfits, count: open.length })}
${saved.length > 0 && monthFiles(saved, now, links)}
</section>
${done.length > 0 && (await doneSection(done, view))}`;
}

/** Says what the last check couldn't get. */
async function serverLines({ links, last, asking, serverFault }: ListView): Promise<Html | undefined | false> {
  const w = wordsIn(words, links.language);
  if (serverFault) return errorNote(w[serverFault]);
  if (!last || asking) return false;
  const { fault, left, unkept, unreadNotes } = last.look;
  const pages = await Promise.all(
    unreadNotes.map(async (id) => html` <a href="${links.at(`/requests/${id}`)}">${w.reference} ${await referenceOf(id)}</a>`),
  );
  return html`${errorNote(fault && w[fault])}${errorNote(left > 0 ? w.leftAtServer(left) : undefined)}${errorNote(unkept.length > 0 ? w.unkept(unkept.length) : undefined)}${
    pages.length > 0 && html`<p class="desk-note desk-warning" role="alert">${w.unreadNotes}${pages}</p>`
  }`;
}

async function doneSection(done: readonly NotedRequest[], view: ListView): Promise<Html> {
  const { links, query } = view;
  const w = wordsIn(words, links.language);
  const page = paged(done, query.get('done'));
  const ways = pager(page, w.done(done.length), links.language, (to) => `${links.at('/requests')}?done=${to}`);
  const rows = await Promise.all(page.items.map((request) => doneRow(request, view)));
  return html`<section aria-labelledby="done"><h2 id="done">${w.done(done.length)}</h2>
<p class="desk-quiet">${w.doneHelp}</p><p><a href="${links.at('/requests/erase-done')}">${w.eraseDone}</a></p>
${ways.above}<ul class="desk-list">${rows}</ul>${ways.below}</section>`;
}
