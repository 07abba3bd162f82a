import { referenceOf } from '#app/requests/reference.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { actionButton, note, postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { paged, pager } from '../look/paging.ts';
import { shownFile } from './request-box.ts';
import { isHopeless, type UnshownReason, type UnshownRequest } from './unshown.ts';
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

/** Why it cannot be shown, in words. */
export function reasonText({ reason }: UnshownRequest, language: Language): string {
  return wordsIn(words, language)[reasons[reason]];
}

interface UnshownView {
  readonly links: Links;
  readonly requests: readonly UnshownRequest[];
  readonly page: string | null;
  readonly told?: string | undefined;
}

/** All that cannot be shown, in pages, with ways to delete some or all. */
export async function unshownPage({ links, requests, page, told }: UnshownView): Promise<Html> {
  const w = wordsIn(words, links.language);
  const shown = paged(requests, page);
  const ways = pager(shown, w.unshown(requests.length), links.language, (to) => `${links.at('/requests/unshown')}?page=${to}`);
  const hopeless = requests.filter(isHopeless).length;
  return html`${note(told)}<p class="screen-only"><a href="${links.at('/requests')}">${w.back}</a></p>
<p>${w.unshownHelp}</p>
${
  requests.length > 0 &&
  html`<div class="desk-actions screen-only">${actionButton(links, '/requests/unshown/again', w.tryAgain)}
${hopeless > 0 && postForm(links, '/requests/unshown/ask', html`<input type="hidden" name="all" value="yes"><button class="btn btn-secondary">${w.deleteAll(hopeless)}</button>`)}</div>`
}
${ways.above}
${
  requests.length > 0
    ? postForm(
        links,
        '/requests/unshown/ask',
        html`<ul class="desk-list">${await Promise.all(shown.items.map((request) => unshownRow(request, links)))}</ul>
<div class="desk-actions screen-only"><button class="btn btn-secondary">${w.deleteTicked}</button></div>`,
        'desk-ticked',
      )
    : html`<p>${w.noneUnshown}</p>`
}
${ways.below}`;
}

async function unshownRow(request: UnshownRequest, links: Links): Promise<Html> {
  const w = wordsIn(words, links.language);
  const { id, receivedAt, here } = request;
  const reference = await referenceOf(id);
  return html`<li class="card desk-row desk-tickable"><input type="checkbox" name="id" value="${id}" aria-labelledby="r-${id}">
<h2 id="r-${id}">${w.reference} ${reference}</h2>
<p>${reasonText(request, links.language)}</p>
<p class="desk-quiet">${receivedAt && w.received(whenText(receivedAt, links.language))} ${here && shownFile(id)}</p>
<p class="desk-by"><a href="${links.at(`/requests/${id}/delete`)}" aria-label="${w.delete}: ${reference}">${w.delete}</a></p></li>`;
}

/** The page of one request that cannot be shown: its number, why, and the way to delete it. */
export function cannotShowPage(links: Links, id: string, reason: string, file: boolean): Html {
  const w = wordsIn(words, links.language);
  return html`<p class="screen-only"><a href="${links.at('/requests/unshown')}">${w.backToUnshown}</a></p>
<div class="desk-note desk-alarm" role="note"><p>${reason}</p>${file && html`<p>${shownFile(id)}</p>`}</div>
<p>${w.unshownHelp}</p>
<div class="desk-actions"><a class="btn btn-secondary" href="${links.at(`/requests/${id}/delete`)}">${w.delete}</a></div>`;
}
