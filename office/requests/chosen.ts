/** Many of a list at once: those received between two times, of one kind, or checked by hand. */
import { minutesOf } from '#app/content/practice/wall-clock.ts';
import { instantOf } from '#app/parts/hours/instant-of.ts';
import type { Links } from '../look/links.ts';
import { isCalled, type Note } from '../notes/note.ts';
import type { PageRequest } from '../part.ts';
import { complaints } from './read-request.ts';
import type { NotedRequest } from './request-box.ts';
import { isHopeless, opensElsewhere, type UnshownRequest, unshownRequests } from './unshown.ts';

export interface Deletable {
  readonly id: string;
  readonly receivedAt?: string | undefined;
  /** A file on this computer belongs to it. */
  readonly here: boolean;
  readonly notes?: readonly Note[];
}

/** A list of requests, some of which may be deleted together. */
export interface DeletableList<T extends Deletable = Deletable> {
  /** Its page, in English. */
  readonly path: string;
  all(asked: PageRequest): Promise<readonly T[]>;
  /** Keeps the requests of the one kind to which the list can be narrowed: those with answers that their form would have refused, or those that can never be opened. */
  only(requests: readonly T[], asked: PageRequest): Promise<readonly T[]>;
}

/** The list of requests whose patients wait for a call. */
export const openList: DeletableList<NotedRequest & Deletable> = {
  path: '/requests',
  async all({ desk }) {
    const { saved } = await desk.box.list();
    return saved.filter(({ confirmedAt }) => !confirmedAt).map((request) => ({ ...request, here: true }));
  },
  async only(requests, { desk }) {
    const misfits: (NotedRequest & Deletable)[] = [];
    for (const request of requests) {
      const entry = await desk.box.read(request.id);
      if (entry?.kind === 'saved' && complaints(entry.opened, entry.receivedAt, 'en').length > 0) misfits.push(request);
    }
    return misfits;
  },
};

/** The list of requests that this desk cannot show, without those that another desk may open. */
export const unshownList: DeletableList<UnshownRequest> = {
  path: '/requests/unshown',
  all: async ({ desk }) => (await unshownRequests(desk, await desk.box.list())).filter((request) => !opensElsewhere(request)),
  only: async (requests) => requests.filter(isHopeless),
};

/** The names in a form or an address that say which are meant. */
const bounds = ['from', 'to', 'only'] as const;

/** Whether times or a kind are asked for. */
export function isBounded(params: URLSearchParams): boolean {
  return bounds.some((name) => params.get(name));
}

/** "2026-11-16T22:00" by the clocks of San Antonio; NaN, which nothing is before or after, for any other text. */
function instantAt(text: string): number {
  const [date = '', time = ''] = text.split('T');
  return Number.isNaN(Date.parse(`${text}Z`)) ? Number.NaN : instantOf({ date, minutes: minutesOf(time) }).getTime();
}

/** The requests within the times and of the kind that the form names, except those of people who were called; without times and kind, those that are checked. */
export async function chosen<T extends Deletable>(
  list: DeletableList<T>,
  asked: PageRequest,
  params: URLSearchParams,
): Promise<readonly T[]> {
  const all = await list.all(asked);
  if (!isBounded(params)) {
    const ids = new Set(params.getAll('id'));
    return all.filter(({ id }) => ids.has(id));
  }
  const [from, to] = [params.get('from'), params.get('to')];
  const [first, last] = [from ? instantAt(from) : -Infinity, to ? instantAt(to) + 60_000 : Infinity];
  const isWithin = (time: string | undefined) => (!from && !to) || (Date.parse(time ?? '') >= first && Date.parse(time ?? '') < last);
  const within = all.filter(({ receivedAt, notes }) => !isCalled(notes) && isWithin(receivedAt));
  return params.get('only') ? list.only(within, asked) : within;
}

/** What names the chosen ones in a form, to be sent on with the next. */
export function choiceIn(params: URLSearchParams): [string, string][] {
  return [...params].filter(([name]) => name === 'id' || bounds.some((bound) => bound === name));
}

/** The address of a list as it is asked for now, with another page or order of it. */
export function listAddress(
  { links, query }: { links: Links; query: URLSearchParams },
  path: string,
  changes: Record<string, string>,
): string {
  const kept = [...query].filter(([name, value]) => value && [...bounds, 'order'].some((one) => one === name));
  return `${links.at(path)}?${new URLSearchParams({ ...Object.fromEntries(kept), ...changes })}`;
}
