import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { exportRoutes } from '../export/export-routes.ts';
import type { Answer, Asked, DeskPart, PageAnswer } from '../part.ts';
import { askAgain, atServer, goTo, notHere, requestsAddress, toldBy } from './asking.ts';
import { chosen, isBounded, openList } from './chosen.ts';
import { deletingRoutes } from './delete-many.ts';
import { listPage } from './list-page.ts';
import type { NotedRequest, SavedRequest } from './request-box.ts';
import { requestHeading, requestPage } from './request-page.ts';
import type { ServerError } from './server-client.ts';
import { unshownRequest, unshownRequests } from './unshown.ts';
import { cannotShowPage, reasonText } from './unshown-page.ts';
import { unshownRoutes } from './unshown-routes.ts';
import { words } from './words.ts';

/**
 * What is saved is shown at once; then the browser goes on to the same page with what the server has to say, which may
 * take its time. Turning a page asks nobody.
 */
async function list(asked: Asked, serverFault?: ServerError['reason']): Promise<PageAnswer> {
  const { desk, links, query, now } = asked;
  const { connection, keys } = desk.vault;
  const asksNow = query.has('look');
  if (connection && asksNow) await desk.inbox.look(connection, keys, now);
  const asking = Boolean(connection) && !serverFault && [...query.keys()].every((name) => name === 'told');
  const { saved, unreadable, diskFault } = await desk.box.list();
  const open = isBounded(query) ? await chosen(openList, asked, query) : saved.filter(({ confirmedAt }) => !confirmedAt);
  const w = wordsIn(words, links.language);
  const main = await listPage({
    links,
    now,
    saved,
    open,
    read: (id) => desk.box.read(id),
    unshown: (await unshownRequests(desk, { unreadable })).length,
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
  return { title: w.requests, main, goOn, ...(serverFault && { status: 502 }) };
}

/** With the request that the address names; a page that says so when it is not here, or cannot be shown. */
function withRequest(answer: (request: SavedRequest, asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    const { desk, params, links } = asked;
    const entry = await desk.box.read(params.id ?? '');
    return entry?.kind === 'saved' ? answer(entry, asked) : notHere(links);
  };
}

async function shown(request: SavedRequest, asked: Asked, fault?: ServerError['reason']): Promise<PageAnswer> {
  const { links, now } = asked;
  const title = await titleOf(request.id, asked);
  try {
    const main = await requestPage(request, { links, now, told: fault ? undefined : toldBy(asked), fault });
    return { title, heading: requestHeading(request, links.language), main, status: fault ? 502 : 200 };
  } catch {
    return { title, main: cannotShowPage(links, request.id, wordsIn(words, links.language).cannotShow, true) };
  }
}

async function titleOf(id: string, { links }: Asked): Promise<string> {
  return `${wordsIn(words, links.language).reference} ${await referenceOf(id)}`;
}

async function one(asked: Asked): Promise<Answer> {
  const { desk, params, links } = asked;
  const entry = await desk.box.read(params.id ?? '');
  if (entry?.kind === 'saved') return shown(entry, asked);
  const unshown = await unshownRequest(desk, params.id ?? '');
  if (!unshown) return notHere(links);
  return {
    title: await titleOf(unshown.id, asked),
    main: cannotShowPage(links, unshown.id, reasonText(unshown, links.language), unshown.here),
  };
}

/** The request has just been read from the disk: only what is safely here is confirmed. */
async function confirmAtServer({ id }: SavedRequest, asked: Asked): Promise<ServerError['reason'] | undefined> {
  const { desk, now } = asked;
  const fault = await atServer(asked, (client) => client.confirm(id));
  if (!fault) await desk.box.note(id, { confirmedAt: now.toISOString() });
  return fault;
}

async function confirm(request: SavedRequest, asked: Asked): Promise<Answer> {
  const fault = await confirmAtServer(request, asked);
  return fault ? shown(request, asked, fault) : goTo(asked.links, `/${request.id}`, 'confirmed');
}

/** Those that are ticked in the list. */
async function confirmTicked(asked: Asked): Promise<Answer> {
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

async function doneOnes({ desk }: Asked): Promise<NotedRequest[]> {
  const { saved } = await desk.box.list();
  return saved.filter(({ confirmedAt }) => confirmedAt);
}

/** What visitors sent: from the server to a call. */
export const requestsPart: DeskPart = {
  path: requestsAddress,
  name: words.requests,
  routes: [
    { method: 'GET', path: '', answer: (asked) => list(asked) },
    { method: 'GET', path: '/:id', answer: one },
    { method: 'POST', path: '/confirm', answer: confirmTicked },
    {
      method: 'POST',
      path: '/:id/called',
      answer: withRequest(async ({ id }, { desk, now, links }) => {
        await desk.box.note(id, { calledAt: now.toISOString() });
        return goTo(links, `/${id}`, 'called');
      }),
    },
    {
      method: 'POST',
      path: '/:id/not-called',
      answer: withRequest(async ({ id }, { desk, links }) => {
        await desk.box.note(id, { calledAt: undefined });
        return goTo(links, `/${id}`, 'not-called');
      }),
    },
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
        // Unconfirmed, the server would give it again at once.
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
