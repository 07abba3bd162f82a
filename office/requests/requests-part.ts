import { idPattern } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { addressIn } from '../look/addresses.ts';
import { alarm } from '../look/fields.ts';
import { html } from '../look/html.ts';
import type { Answer, Asked, DeskPart, PageAnswer } from '../part.ts';
import { collect } from './collect.ts';
import { type ListView, listPage } from './list-page.ts';
import type { SavedRequest } from './request-box.ts';
import { requestHeading, requestPage } from './request-page.ts';
import { ServerClient, ServerError } from './server-client.ts';
import { words } from './words.ts';

const path = '/requests';

/** What is told on the page after a change, by what stands in its address. */
const told = {
  called: 'nowCalled',
  'not-called': 'nowNotCalled',
  confirmed: 'nowConfirmed',
  erased: 'erased',
  deleted: 'deleted',
} as const;

function toldBy({ query, language }: Asked): string | undefined {
  const name = query.get('told') ?? '';
  return Object.hasOwn(told, name) ? wordsIn(words, language)[told[name as keyof typeof told]] : undefined;
}

function goTo(language: Language, below: string, what?: keyof typeof told): Answer {
  return { goTo: addressIn(language, path + below) + (what ? `?told=${what}` : '') };
}

async function list(asked: Asked): Promise<PageAnswer> {
  const { desk, language, now } = asked;
  const { vault, box } = desk;
  let fromServer: Pick<ListView, 'collected' | 'fault'> = { fault: 'connect' };
  try {
    if (vault.connection) fromServer = { collected: await collect(new ServerClient(vault.connection), box, vault.keys) };
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    fromServer = { fault: error.reason };
  }
  const { saved, damaged } = await box.all();
  const main = await listPage({ language, now, saved, damaged, told: toldBy(asked), ...fromServer });
  return { title: wordsIn(words, language).requests, main };
}

/** With the request that the address names; a page that says so when it is not here. */
function withRequest(answer: (request: SavedRequest, asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    const entry = await asked.desk.box.read(asked.params.id ?? '');
    return entry?.kind === 'saved' ? answer(entry, asked) : notHere(asked.language);
  };
}

function notHere(language: Language): PageAnswer {
  const w = wordsIn(words, language);
  return { title: w.gone, main: html`<p><a href="${addressIn(language, path)}">${w.back}</a></p>`, status: 404 };
}

async function shown(request: SavedRequest, asked: Asked, fault?: ServerError['reason']): Promise<PageAnswer> {
  const { language, now } = asked;
  const main = await requestPage(request, { language, now, told: fault ? undefined : toldBy(asked), fault });
  const title = `${wordsIn(words, language).reference} ${await referenceOf(request.id)}`;
  return { title, heading: requestHeading(request, language), main, status: fault ? 502 : 200 };
}

/** Asks the server; a page with the reason when it does not do it. */
async function atServer(asked: Asked, work: (client: ServerClient) => Promise<void>): Promise<ServerError['reason'] | undefined> {
  const { connection } = asked.desk.vault;
  try {
    if (!connection) return 'unreachable';
    await work(new ServerClient(connection));
    return undefined;
  } catch (error) {
    if (error instanceof ServerError) return error.reason;
    throw error;
  }
}

/** The request has just been read from the disk: only what is safely here is confirmed. */
async function confirm(request: SavedRequest, asked: Asked): Promise<Answer> {
  const { desk, now, language } = asked;
  const fault = await atServer(asked, (client) => client.confirm(request.id));
  if (fault) return shown(request, asked, fault);
  await desk.box.note(request.id, { confirmedAt: now.toISOString() });
  return goTo(language, `/${request.id}`, 'confirmed');
}

/** A page that asks once more before something is gone. */
function askAgain(language: Language, title: string, help: string, button: string): PageAnswer {
  const w = wordsIn(words, language);
  const main = html`<p>${help}</p>
<div class="desk-actions"><form method="post"><button class="btn btn-primary">${button}</button></form>
<a class="btn btn-secondary" href="${addressIn(language, path)}">${w.back}</a></div>`;
  return { title, main };
}

async function askDelete({ params, language }: Asked): Promise<PageAnswer> {
  const w = wordsIn(words, language);
  const { id = '' } = params;
  return idPattern.test(id) ? askAgain(language, w.deleteTitle(await referenceOf(id)), w.deleteHelp, w.deleteAtServer) : notHere(language);
}

async function deleteAtServer(asked: Asked): Promise<Answer> {
  const { params, desk, language } = asked;
  const { id = '' } = params;
  // What can be read here is confirmed, never deleted unread.
  if (!idPattern.test(id) || (await desk.box.read(id))?.kind === 'saved') return notHere(language);
  const fault = await atServer(asked, (client) => client.delete(id));
  if (!fault) return goTo(language, '', 'deleted');
  const w = wordsIn(words, language);
  return { title: w.deleteTitle(await referenceOf(id)), main: html`${alarm(w[fault])}`, status: 502 };
}

async function doneOnes({ desk }: Asked): Promise<SavedRequest[]> {
  const { saved } = await desk.box.all();
  return saved.filter(({ confirmedAt }) => confirmedAt);
}

/** What visitors sent: from the server to a call. */
export const requestsPart: DeskPart = {
  path,
  name: words.requests,
  routes: [
    { method: 'GET', path: '', answer: list },
    { method: 'GET', path: '/:id', answer: withRequest(shown) },
    {
      method: 'POST',
      path: '/:id/called',
      answer: withRequest(async ({ id }, { desk, now, language }) => {
        await desk.box.note(id, { calledAt: now.toISOString() });
        return goTo(language, `/${id}`, 'called');
      }),
    },
    {
      method: 'POST',
      path: '/:id/not-called',
      answer: withRequest(async ({ id }, { desk, language }) => {
        await desk.box.note(id, { calledAt: undefined });
        return goTo(language, `/${id}`, 'not-called');
      }),
    },
    { method: 'POST', path: '/:id/confirm', answer: withRequest(confirm) },
    {
      method: 'GET',
      path: '/:id/erase',
      answer: withRequest(async ({ id, confirmedAt }, { language }) => {
        const w = wordsIn(words, language);
        return confirmedAt ? askAgain(language, w.eraseTitle(await referenceOf(id)), w.eraseHelp, w.erase) : goTo(language, `/${id}`);
      }),
    },
    {
      method: 'POST',
      path: '/:id/erase',
      answer: withRequest(async ({ id, confirmedAt }, { desk, language }) => {
        // Unconfirmed, the server would give it again at once.
        if (!confirmedAt) return goTo(language, `/${id}`);
        await desk.box.erase(id);
        return goTo(language, '', 'erased');
      }),
    },
    { method: 'GET', path: '/:id/delete', answer: askDelete },
    { method: 'POST', path: '/:id/delete', answer: deleteAtServer },
    {
      method: 'GET',
      path: '/erase-done',
      answer: async (asked) => {
        const w = wordsIn(words, asked.language);
        return askAgain(asked.language, w.eraseDoneTitle((await doneOnes(asked)).length), w.eraseHelp, w.eraseDone);
      },
    },
    {
      method: 'POST',
      path: '/erase-done',
      answer: async (asked) => {
        for (const { id } of await doneOnes(asked)) await asked.desk.box.erase(id);
        return goTo(asked.language, '', 'erased');
      },
    },
  ],
};
