/** One request: its page, its notes, and archiving it. */
import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { shareNotes } from '../notes/share-notes.ts';
import { type NoteFault, writtenNote } from '../notes/written-note.ts';
import type { DeskAnswer, PageAnswer, PageRequest } from '../part.ts';
import { knownHours } from '../today/known-day.ts';
import { atServer, goTo, notHere, requestsAddress, toldBy } from './asking.ts';
import type { SavedRequest } from './request-box.ts';
import { requestHeading, requestPage } from './request-page.ts';
import { againAt } from './seen-stamp.ts';
import { type ServerClient, ServerError } from './server-client.ts';
import { unshownRequest } from './unshown.ts';
import { cannotShowPage, reasonText } from './unshown-page.ts';
import { words } from './words.ts';

/** Milliseconds for which the last check of the server is new enough for a page. */
const freshMs = 10_000;
/** Milliseconds that a page waits for other desks' notes. */
const patienceMs = 3000;

/** Passes on the saved request that the address names; answers with a page that says so if it isn't here. */
export function withRequest(
  answer: (request: SavedRequest, asked: PageRequest) => Promise<DeskAnswer>,
): (asked: PageRequest) => Promise<DeskAnswer> {
  return async (asked) => {
    const { desk, params, links } = asked;
    const entry = await desk.box.read(params.id ?? '');
    return entry?.kind === 'saved' ? answer(entry, asked) : notHere(links);
  };
}

interface Trouble {
  readonly fault?: ServerError['reason'];
  readonly noteFault?: NoteFault;
}

async function shown(request: SavedRequest, asked: PageRequest, { fault, noteFault }: Trouble = {}): Promise<PageAnswer> {
  const { desk, links, now, form } = asked;
  const title = await titleOf(request.id, asked);
  const refused = noteFault && { form, fault: noteFault };
  try {
    const view = {
      links,
      now,
      initials: desk.initials,
      hours: knownHours(desk, links.language),
      told: fault || refused ? undefined : toldBy(asked),
      fault,
      refused,
    };
    const main = await requestPage(request, view);
    const status = (fault && 502) || (refused && 422) || 200;
    const again = againAt(`${links.at(requestsAddress)}/${request.id}`, request.notes?.length, request.confirmedAt);
    return { title, heading: requestHeading(request, links.language), main, status, ...(status === 200 && { again }) };
  } catch {
    return {
      title,
      main: cannotShowPage(links, { id: request.id, reason: 'content', here: true }, wordsIn(words, links.language).cannotShow),
    };
  }
}

async function titleOf(id: string, { links }: PageRequest): Promise<string> {
  return `${wordsIn(words, links.language).reference} ${await referenceOf(id)}`;
}

/** Downloads other desks' notes before the page is shown, without waiting long for a server that doesn't answer. */
async function fetchNotes(request: SavedRequest, asked: PageRequest): Promise<void> {
  const { desk, query, now } = asked;
  const isFresh = query.has('told') || now.getTime() - (desk.inbox.last?.at.getTime() ?? 0) < freshMs;
  if (request.confirmedAt || (isFresh && !query.has('look'))) return;
  await atServer(asked, (client) => share(request.id, asked, client), AbortSignal.timeout(patienceMs));
}

function share(id: string, { desk }: PageRequest, client: ServerClient): Promise<void> {
  return shareNotes(id, { box: desk.box, client, keys: desk.vault.keys });
}

export async function onePage(asked: PageRequest): Promise<DeskAnswer> {
  const { desk, params, links } = asked;
  const id = params.id ?? '';
  const before = await desk.box.read(id);
  if (before?.kind === 'saved') await fetchNotes(before, asked);
  const entry = before?.kind === 'saved' ? await desk.box.read(id) : before;
  if (entry?.kind === 'saved') return shown(entry, asked);
  const unshown = await unshownRequest(desk, id);
  if (!unshown) return notHere(links);
  return {
    title: await titleOf(unshown.id, asked),
    main: cannotShowPage(links, unshown, reasonText(unshown, links.language)),
  };
}

/** Saves a note on this computer first, then on the server for the other desks. */
export async function addNote(request: SavedRequest, asked: PageRequest): Promise<DeskAnswer> {
  const { desk, form, now, links } = asked;
  const { id, notes = [], confirmedAt } = request;
  const note = writtenNote(form, notes, now);
  if (typeof note === 'string') return shown(request, asked, { noteFault: note });
  desk.initials = note.by;
  await desk.box.addNotes(id, [note]);
  const fault = confirmedAt ? undefined : await atServer(asked, (client) => share(id, asked, client));
  return goTo(links, `/${id}`, fault ? 'noted-here' : 'noted');
}

/** Archives a request just read from the disk, so safely saved here, with other desks' notes. */
export async function confirmAtServer({ id }: SavedRequest, asked: PageRequest): Promise<ServerError['reason'] | undefined> {
  const { desk, now } = asked;
  const fault = await atServer(asked, async (client) => {
    await share(id, asked, client).catch((error) => {
      if (!(error instanceof ServerError)) throw error;
    });
    await client.confirm(id);
  });
  if (!fault) await desk.box.note(id, { confirmedAt: now.toISOString() });
  return fault;
}

export async function confirm(request: SavedRequest, asked: PageRequest): Promise<DeskAnswer> {
  const fault = await confirmAtServer(request, asked);
  return fault ? shown(request, asked, { fault }) : goTo(asked.links, `/${request.id}`, 'confirmed');
}
