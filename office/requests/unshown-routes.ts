import { isRequestId } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { errorNote } from '../look/fields.ts';
import { html } from '../look/html.ts';
import type { DeskAnswer, PageAnswer, PageRequest, Route } from '../part.ts';
import { knownHours } from '../today/known-day.ts';
import { askAgain, goTo, notHere, toldBy } from './asking.ts';
import { chosen, isBounded, unshownList } from './chosen.ts';
import { deletingRoutes, remove } from './delete-many.ts';
import { requestPage } from './request-page.ts';
import { opensElsewhere, type UnshownRequest, unshownRequest, unshownRequests } from './unshown.ts';
import { unshownPage } from './unshown-page.ts';
import { words } from './words.ts';

async function list(asked: PageRequest): Promise<PageAnswer> {
  const { desk, links, query } = asked;
  const all = await unshownRequests(desk, await desk.box.list());
  const requests = isBounded(query) ? await chosen(unshownList, asked, query) : all;
  const main = await unshownPage({ links, requests, all, query, told: toldBy(asked) });
  return { title: wordsIn(words, links.language).unshown(all.length), main };
}

async function tryAgain({ desk, links }: PageRequest): Promise<DeskAnswer> {
  await desk.unopened.tryAgain();
  return goTo(links, '');
}

/** Returns a request that may be deleted: not one that's readable here or may open at another desk. */
async function deletable({ desk, params, links, now }: PageRequest): Promise<UnshownRequest | undefined> {
  const { id = '' } = params;
  if (!isRequestId(id)) return undefined;
  const entry = await desk.box.read(id);
  if (entry?.kind !== 'saved') {
    const request = await unshownRequest(desk, id);
    return request && !opensElsewhere(request) ? request : undefined;
  }
  const fails = await requestPage(entry, { links, now, initials: '', hours: knownHours(desk, links.language) }).then(
    () => false,
    () => true,
  );
  return fails ? { id, reason: 'content', here: true } : undefined;
}

async function askDelete(asked: PageRequest): Promise<DeskAnswer> {
  const { links } = asked;
  const w = wordsIn(words, links.language);
  const request = await deletable(asked);
  if (!request) return notHere(links);
  return askAgain(links, `/requests/${request.id}/delete`, w.deleteTitle(await referenceOf(request.id)), w.deleteHelp, w.delete);
}

async function deleteOne(asked: PageRequest): Promise<DeskAnswer> {
  const { links } = asked;
  const request = await deletable(asked);
  if (!request) return notHere(links);
  const fault = await remove([request], asked);
  if (!fault) return goTo(links, '/unshown', 'deleted');
  return { title: wordsIn(words, links.language).deleteTitle(await referenceOf(request.id)), main: html`${errorNote(fault)}`, status: 502 };
}

/** The routes below /requests for what can't be shown. */
export const unshownRoutes: readonly Route[] = [
  { method: 'GET', path: '/unshown', answer: list },
  ...deletingRoutes(unshownList),
  { method: 'POST', path: '/unshown/again', answer: tryAgain },
  { method: 'GET', path: '/:id/delete', answer: askDelete },
  { method: 'POST', path: '/:id/delete', answer: deleteOne },
];
