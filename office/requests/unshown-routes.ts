import { isRequestId } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { alarm, postForm } from '../look/fields.ts';
import { html } from '../look/html.ts';
import type { Answer, Asked, PageAnswer, Route } from '../part.ts';
import { askAgain, atServer, goTo, notHere, savedHere, toldBy } from './asking.ts';
import { requestPage } from './request-page.ts';
import { isHopeless, type UnshownRequest, unshownRequest, unshownRequests } from './unshown.ts';
import { unshownPage } from './unshown-page.ts';
import { words } from './words.ts';

async function all({ desk }: Asked): Promise<UnshownRequest[]> {
  const { unreadable } = await savedHere(desk);
  return unshownRequests(desk, unreadable);
}

async function list(asked: Asked): Promise<PageAnswer> {
  const { links, query } = asked;
  const requests = await all(asked);
  const main = await unshownPage({ links, requests, page: query.get('page'), told: toldBy(asked) });
  return { title: wordsIn(words, links.language).unshown(requests.length), main };
}

/** Those that a form names, or all that nobody can ever open. */
async function named(asked: Asked): Promise<UnshownRequest[]> {
  const requests = await all(asked);
  if (asked.form.get('all') === 'yes') return requests.filter(isHopeless);
  const ids = new Set(asked.form.getAll('id'));
  return requests.filter(({ id }) => ids.has(id));
}

/** Asks once more before many are gone. */
async function askMany(asked: Asked): Promise<Answer> {
  const { links, form } = asked;
  const w = wordsIn(words, links.language);
  const requests = await named(asked);
  if (requests.length === 0) return goTo(links, '/unshown', 'none-ticked');
  const choice =
    form.get('all') === 'yes'
      ? html`<input type="hidden" name="all" value="yes">`
      : html`${requests.map(({ id }) => html`<input type="hidden" name="id" value="${id}">`)}`;
  const main = html`<p>${w.deleteHelp}</p>
<div class="desk-actions">${postForm(links, '/requests/unshown/delete', html`${choice}<button class="btn btn-primary">${w.delete}</button>`)}
<a class="btn btn-secondary" href="${links.at('/requests/unshown')}">${w.backToUnshown}</a></div>`;
  return { title: w.deleteManyTitle(requests.length), main };
}

/** At the server, and what is left of it here. Says what went wrong where it was not done. */
async function remove(requests: readonly UnshownRequest[], asked: Asked): Promise<string | undefined> {
  const { desk, links } = asked;
  const w = wordsIn(words, links.language);
  const ids = requests.map(({ id }) => id);
  // Where there is no server to ask, what is here alone can still be deleted.
  if (desk.vault.connection || !requests.every(({ here }) => here)) {
    const [one] = ids;
    const fault = await atServer(asked, (client) => (ids.length === 1 && one ? client.delete(one) : client.deleteMany(ids)));
    if (fault) return w[fault];
  }
  const gone = new Set(ids);
  await desk.unopened.forget((id) => gone.has(id));
  try {
    for (const { id } of requests.filter(({ here }) => here)) await desk.box.erase(id);
  } catch (error) {
    return w.folderUnreadable((error as NodeJS.ErrnoException).code ?? '');
  }
  return undefined;
}

async function deleteMany(asked: Asked): Promise<Answer> {
  const { links } = asked;
  const requests = await named(asked);
  const fault = await remove(requests, asked);
  if (!fault) return goTo(links, '/unshown', 'deleted-many');
  return { title: wordsIn(words, links.language).deleteManyTitle(requests.length), main: html`${alarm(fault)}`, status: 502 };
}

async function tryAgain({ desk, links }: Asked): Promise<Answer> {
  await desk.unopened.tryAgain();
  return goTo(links, '');
}

/** One that may be deleted: what can be read here is confirmed, never deleted unread. */
async function deletable({ desk, params, links, now }: Asked): Promise<UnshownRequest | undefined> {
  const { id = '' } = params;
  if (!isRequestId(id)) return undefined;
  const entry = await desk.box.read(id);
  if (entry?.kind !== 'saved') return unshownRequest(desk, id);
  const fails = await requestPage(entry, { links, now }).then(
    () => false,
    () => true,
  );
  return fails ? { id, reason: 'content', here: true } : undefined;
}

async function askDelete(asked: Asked): Promise<Answer> {
  const { links } = asked;
  const w = wordsIn(words, links.language);
  const request = await deletable(asked);
  if (!request) return notHere(links);
  return askAgain(links, `/requests/${request.id}/delete`, w.deleteTitle(await referenceOf(request.id)), w.deleteHelp, w.delete);
}

async function deleteOne(asked: Asked): Promise<Answer> {
  const { links } = asked;
  const request = await deletable(asked);
  if (!request) return notHere(links);
  const fault = await remove([request], asked);
  if (!fault) return goTo(links, '/unshown', 'deleted');
  return { title: wordsIn(words, links.language).deleteTitle(await referenceOf(request.id)), main: html`${alarm(fault)}`, status: 502 };
}

/** The pages of what cannot be shown, below /requests. */
export const unshownRoutes: readonly Route[] = [
  { method: 'GET', path: '/unshown', answer: list },
  { method: 'POST', path: '/unshown/ask', answer: askMany },
  { method: 'POST', path: '/unshown/delete', answer: deleteMany },
  { method: 'POST', path: '/unshown/again', answer: tryAgain },
  { method: 'GET', path: '/:id/delete', answer: askDelete },
  { method: 'POST', path: '/:id/delete', answer: deleteOne },
];
