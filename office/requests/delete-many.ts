/** Deletes many requests, on the server and here, after asking once. */
import { wordsIn } from '#app/site/language.ts';
import { backLink, errorNote, postForm } from '../look/fields.ts';
import { html } from '../look/html.ts';
import type { DeskAnswer, PageRequest, Route } from '../part.ts';
import { atServer, goTo, requestsAddress } from './asking.ts';
import { choiceIn, chosen, type Deletable, type DeletableList } from './chosen.ts';
import { mostDeleted } from './server-client.ts';
import { words } from './words.ts';

/** Deletes requests on the server and here, in batches; a failed batch undoes none before it. Returns what went wrong. */
export async function remove(requests: readonly Deletable[], asked: PageRequest): Promise<string | undefined> {
  const { desk, links } = asked;
  const w = wordsIn(words, links.language);
  // Without a server, requests with a file here can still be deleted.
  const asksServer = desk.vault.connection || !requests.every(({ here }) => here);
  for (let at = 0; at < requests.length; at += mostDeleted) {
    const part = requests.slice(at, at + mostDeleted);
    const gone = new Set(part.map(({ id }) => id));
    const fault = asksServer ? await atServer(asked, (client) => client.delete([...gone])) : undefined;
    if (fault) return w[fault];
    try {
      await desk.unopened.forget((id) => gone.has(id));
      await desk.box.discard(part.filter(({ here }) => here).map(({ id }) => id));
    } catch (error) {
      return w.folderUnreadable((error as NodeJS.ErrnoException).code ?? '');
    }
  }
  return undefined;
}

/** Asks before deleting; after a fault, before deleting the rest. */
async function ask(list: DeletableList, asked: PageRequest, fault?: string): Promise<DeskAnswer> {
  const { links, form } = asked;
  const w = wordsIn(words, links.language);
  const requests = await chosen(list, asked, form);
  if (requests.length === 0) return goTo(links, below(list), 'none-ticked');
  const fields = [...choiceIn(form), ['count', String(requests.length)]];
  const main = html`${errorNote(fault)}${backLink(links, list.path)}<p>${w.deleteHelp}</p>
${postForm(
  links,
  `${list.path}/delete`,
  html`${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="btn btn-primary">${w.delete}</button>`,
)}`;
  return { title: w.deleteManyTitle(requests.length), main, ...(fault && { status: 502 }) };
}

async function confirmed(list: DeletableList, asked: PageRequest): Promise<DeskAnswer> {
  const { links, form } = asked;
  const requests = await chosen(list, asked, form);
  // The question didn't include a newer request.
  if (requests.length !== Number(form.get('count'))) return ask(list, asked);
  const fault = await remove(requests, asked);
  return fault ? ask(list, asked, fault) : goTo(links, below(list), 'deleted-many');
}

const below = ({ path }: DeletableList) => path.slice(requestsAddress.length);

/** The two routes for deleting many of a list. */
export function deletingRoutes(list: DeletableList): Route[] {
  return [
    { method: 'POST', path: `${below(list)}/ask`, answer: (asked) => ask(list, asked) },
    { method: 'POST', path: `${below(list)}/delete`, answer: (asked) => confirmed(list, asked) },
  ];
}
