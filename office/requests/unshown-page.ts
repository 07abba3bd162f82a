import { referenceOf } from '#app/requests/reference.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { actionButton, backLink, note, postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { paged, pager } from '../look/paging.ts';
import { listAddress, unshownList } from './chosen.ts';
import { manyForm } from './many-form.ts';
import { shownFile } from './request-box.ts';
import { isHopeless, opensElsewhere, type UnshownReason, type UnshownRequest } from './unshown.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';

const reasons = {
  key: 'reasonKey',
  damaged: 'reasonDamaged',
  version: 'reasonVersion',
  unreadable: 'reasonUnreadable',
  again: 'reasonAgain',
  file: 'reasonFile',
  content: 'reasonUnreadable',
  disk: 'reasonDisk',
} as const satisfies Record<UnshownReason, keyof typeof words>;

/** Says why a request can't be shown. */
export function reasonText({ reason }: UnshownRequest, language: Language): string {
  return wordsIn(words, language)[reasons[reason]];
}

interface UnshownView {
  readonly links: Links;
  /** The requests that match the address, on all pages. */
  readonly requests: readonly UnshownRequest[];
  readonly all: readonly UnshownRequest[];
  readonly query: URLSearchParams;
  readonly told?: string | undefined;
}

/** Draws all requests that can't be shown, in pages, and ways to delete them. */
export async function unshownPage({ links, requests, all, query, told }: UnshownView): Promise<Html> {
  const w = wordsIn(words, links.language);
  const { path } = unshownList;
  const shown = paged(requests, query.get('page'));
  const address = (changes: Record<string, string>) => listAddress({ links, query }, path, changes);
  const ways = pager(shown, w.unshown(requests.length), links.language, (page) => address({ page: String(page) }));
  const hopeless = all.filter(isHopeless).length;
  const canDelete = !requests.every(opensElsewhere);
  return html`${note(told)}${backLink(links, '/requests')}
${otherKeyNote(all, links)}<p>${w.unshownHelp}</p>
${
  all.length > 0 &&
  html`<div class="desk-actions screen-only">${actionButton(links, `${path}/again`, w.tryAgain)}
${hopeless > 0 && postForm(links, `${path}/ask`, html`<input type="hidden" name="only" value="yes"><button class="btn btn-secondary">${w.deleteAll(hopeless)}</button>`)}</div>
${manyForm({ links, path, query, onlyLabel: w.onlyHopeless, count: requests.length })}`
}
${ways.above}${canDelete && requests.length > 1 && html`<p class="screen-only"><a href="${address({ page: String(shown.page), tick: 'all' })}">${w.tickAll}</a></p>`}
${
  requests.length > 0
    ? postForm(
        links,
        `${path}/ask`,
        html`<ul class="desk-list">${await Promise.all(shown.items.map((request) => unshownRow(request, links, query.has('tick'))))}</ul>
${canDelete && html`<div class="desk-actions screen-only"><button class="btn btn-secondary">${w.deleteTicked}</button></div>`}`,
        'desk-ticked',
      )
    : html`<p>${w.noneUnshown}</p>`
}
${ways.below}`;
}

/** Warns of requests encrypted with a key this desk lacks, and links to where to add it. */
export function otherKeyNote(requests: readonly UnshownRequest[], links: Links): Html | false {
  const w = wordsIn(words, links.language);
  const count = requests.filter(opensElsewhere).length;
  return (
    count > 0 &&
    html`<div class="desk-note desk-warning" role="alert"><p><strong>${w.otherKey(count)}</strong></p><p>${w.otherKeyHelp}</p>
<p><a class="btn btn-primary" href="${links.at('/settings')}#add-key">${w.useSheet}</a></p></div>`
  );
}

async function unshownRow(request: UnshownRequest, links: Links, isTicked: boolean): Promise<Html> {
  const w = wordsIn(words, links.language);
  const { id, receivedAt, here } = request;
  const reference = await referenceOf(id);
  const canDelete = !opensElsewhere(request);
  return html`<li class="card desk-row">${canDelete && html`<input type="checkbox" name="id" value="${id}"${isTicked && html` checked`} aria-labelledby="r-${id}">`}
<h2 id="r-${id}">${w.reference} ${reference}</h2>
<p>${reasonText(request, links.language)}</p>
<p class="desk-quiet">${receivedAt && w.received(whenText(receivedAt, links.language))} ${here && shownFile(id)}</p>
${canDelete && html`<p class="desk-by"><a href="${links.at(`/requests/${id}/delete`)}" aria-label="${w.delete}: ${reference}">${w.delete}</a></p>`}</li>`;
}

/** Draws the page of a request that can't be shown: why, its file, and a link to delete it. */
export function cannotShowPage(links: Links, request: UnshownRequest, reason: string): Html {
  const w = wordsIn(words, links.language);
  const { id, here } = request;
  return html`${backLink(links, '/requests/unshown')}
<div class="desk-note desk-warning" role="note"><p>${reason}</p>${here && html`<p>${shownFile(id)}</p>`}</div>
${otherKeyNote([request], links)}<p>${w.unshownHelp}</p>
${!opensElsewhere(request) && html`<div class="desk-actions"><a class="btn btn-secondary" href="${links.at(`/requests/${id}/delete`)}">${w.delete}</a></div>`}`;
}
