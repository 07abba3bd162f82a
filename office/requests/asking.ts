/** Shared by the pages of requests: redirects, the message after an action, and calls to the server. */
import { wordsIn } from '#app/site/language.ts';
import { backLink, postForm } from '../look/fields.ts';
import { html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import type { DeskAnswer, PageAnswer, PageRequest } from '../part.ts';
import { ServerClient, ServerError } from './server-client.ts';
import { words } from './words.ts';

export const requestsAddress = '/requests';

/** The messages after an action, keyed by `told` in the address. */
const told = {
  noted: 'noted',
  'noted-here': 'notedHere',
  confirmed: 'nowConfirmed',
  'confirmed-many': 'nowConfirmedMany',
  'none-ticked': 'noneTicked',
  erased: 'erased',
  deleted: 'deleted',
  'deleted-many': 'deletedMany',
} as const;

export function toldBy({ query, links }: PageRequest): string | undefined {
  const name = query.get('told') ?? '';
  return Object.hasOwn(told, name) ? wordsIn(words, links.language)[told[name as keyof typeof told]] : undefined;
}

export function goTo(links: Links, below: string, what?: keyof typeof told): DeskAnswer {
  return { goTo: links.at(requestsAddress + below) + (what ? `?told=${what}` : '') };
}

export function notHere(links: Links): PageAnswer {
  const w = wordsIn(words, links.language);
  return { title: w.gone, main: backLink(links, requestsAddress), status: 404 };
}

/** Draws a page that asks before deleting; the form is sent to `path`. */
export function askAgain(links: Links, path: string, title: string, help: string, button: string): PageAnswer {
  const main = html`${backLink(links, path.slice(0, path.lastIndexOf('/')))}<p>${help}</p>
${postForm(links, path, html`<button class="btn btn-primary">${button}</button>`)}`;
  return { title, main };
}

/** Calls the server; returns the reason if that fails. */
export async function atServer(
  asked: PageRequest,
  work: (client: ServerClient) => Promise<void>,
  deadline?: AbortSignal,
): Promise<ServerError['reason'] | undefined> {
  const { connection } = asked.desk.vault;
  try {
    if (!connection) return 'unreachable';
    await work(new ServerClient(connection, deadline));
    return undefined;
  } catch (error) {
    if (error instanceof ServerError) return error.reason;
    throw error;
  }
}
