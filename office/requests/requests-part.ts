import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { exportRoutes } from '../export/export-routes.ts';
import type { DeskAnswer, DeskPart, PageAnswer, PageRequest } from '../part.ts';
import { unattended } from '../session.ts';
import { knownHours, learnDay } from '../today/known-day.ts';
import { askAgain, goTo, requestsAddress, toldBy } from './asking.ts';
import { callList } from './call-list.ts';
import { chosen, isBounded, openList } from './chosen.ts';
import { deletingRoutes } from './delete-many.ts';
import { find } from './find.ts';
import { listPage } from './list-page.ts';
import { addNote, confirm, confirmAtServer, onePage, withRequest } from './one-request.ts';
import type { NotedRequest } from './request-box.ts';
import { againAt } from './seen-stamp.ts';
import { ServerError } from './server-client.ts';
import { unshownRequests } from './unshown.ts';
import { unshownRoutes } from './unshown-routes.ts';
import { words } from './words.ts';

/**
 * Shows saved requests at once; then the browser goes on to the same page with the server's answer, which may take a while.
 * Turning a page doesn't contact the server.
 */
async function list(asked: PageRequest, serverFault?: ServerError['reason']): Promise<PageAnswer> {
  const { desk, links, query, now } = asked;
  const { connection, keys } = desk.vault;
  const asksNow = query.has('look');
  if (connection && asksNow)
    await Promise.all([desk.inbox.look(connection, keys, now), learnDay(desk, connection, links.language).catch(keepDay)]);
  const asking = Boolean(connection) && !serverFault && [...query.keys()].every((name) => name === 'told');
  const { saved, unreadable, diskFault } = await desk.box.list();
  const open = isBounded(query) ? await chosen(openList, asked, query) : saved.filter(({ confirmedAt }) => !confirmedAt);
  const w = wordsIn(words, links.language);
  const main = await listPage({
    links,
    now,
    hours: knownHours(desk, links.language),
    saved,
    open,
    read: (id) => desk.box.read(id),
    unshown: await unshownRequests(desk, { unreadable }),
    last: desk.inbox.last,
    asking,
    connected: connection !== undefined,
    diskFault,
    told: toldBy(asked),
    query,
    serverFault,
  });
  const told = query.get('told');
  const goOn = asking ? `${links.at(requestsAddress)}?${new URLSearchParams({ look: '1', ...(told && { told }) })}` : undefined;
  // Other pages and filtered lists aren't refreshed.
  const isWhole = [...query.keys()].every((name) => name === 'told' || name === 'look' || name === unattended);
  const again = connection && isWhole && !serverFault && againAt(links.at(requestsAddress), seenIn(saved));
  return { title: w.requests, main, goOn, ...(serverFault && { status: 502 }), ...(again && { again }) };
}

/** Keeps the last known day if the server doesn't return today's changes. */
function keepDay(error: unknown) {
  if (!(error instanceof ServerError)) throw error;
}

const seenIn = (saved: readonly NotedRequest[]) =>
  saved.map(({ id, notes = [], confirmedAt }) => `${id} ${notes.length} ${confirmedAt}`).toSorted();

/** Archives the requests selected in the list; the server deletes its copies. */
async function confirmTicked(asked: PageRequest): Promise<DeskAnswer> {
  const { desk, links, form } = asked;
  const ids = form.getAll('id');
  if (ids.length === 0) return goTo(links, '', 'none-ticked');
  for (const id of ids) {
    const entry = await desk.box.read(id);
    const fault = entry?.kind === 'saved' && !entry.confirmedAt ? await confirmAtServer(entry, asked) : undefined;
    if (fault) return list(asked, fault);
  }
  return goTo(links, '', 'confirmed-many');
}

async function doneOnes({ desk }: PageRequest): Promise<NotedRequest[]> {
  const { saved } = await desk.box.list();
  return saved.filter(({ confirmedAt }) => confirmedAt);
}

/** Visitors' requests, from the server to a call. */
export const requestsPart: DeskPart = {
  path: requestsAddress,
  name: words.requests,
  routes: [
    { method: 'GET', path: '', answer: (asked) => list(asked) },
    { method: 'GET', path: '/call-list', answer: callList },
    { method: 'GET', path: '/find', answer: async ({ links }) => goTo(links, '') },
    { method: 'POST', path: '/find', answer: find },
    { method: 'GET', path: '/:id', answer: onePage },
    { method: 'POST', path: '/confirm', answer: confirmTicked },
    { method: 'POST', path: '/:id/note', answer: withRequest(addNote) },
    { method: 'POST', path: '/:id/confirm', answer: withRequest(confirm) },
    {
      method: 'GET',
      path: '/:id/erase',
      answer: withRequest(async ({ id, confirmedAt }, { links }) => {
        const w = wordsIn(words, links.language);
        if (!confirmedAt) return goTo(links, `/${id}`);
        return askAgain(links, `/requests/${id}/erase`, w.eraseTitle(await referenceOf(id)), w.eraseHelp, w.erase);
      }),
    },
    {
      method: 'POST',
      path: '/:id/erase',
      answer: withRequest(async ({ id, confirmedAt }, { desk, links }) => {
        // If it isn't archived, the server returns it again at once.
        if (!confirmedAt) return goTo(links, `/${id}`);
        await desk.box.erase(id);
        return goTo(links, '', 'erased');
      }),
    },
    {
      method: 'GET',
      path: '/erase-done',
      answer: async (asked) => {
        const { links } = asked;
        const w = wordsIn(words, links.language);
        return askAgain(links, '/requests/erase-done', w.eraseDoneTitle((await doneOnes(asked)).length), w.eraseHelp, w.eraseDone);
      },
    },
    {
      method: 'POST',
      path: '/erase-done',
      answer: async (asked) => {
        for (const { id } of await doneOnes(asked)) await asked.desk.box.erase(id);
        return goTo(asked.links, '', 'erased');
      },
    },
    ...deletingRoutes(openList),
    ...unshownRoutes,
    ...exportRoutes,
  ],
};
