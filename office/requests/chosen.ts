/** Chooses many requests of a list: those received between two times, of one type, or selected by hand. */
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
  /** Whether it has a file on this computer. */
  readonly here: boolean;
  readonly notes?: readonly Note[];
}

/** A list of requests, some of which may be deleted together. */
export interface DeletableList<T extends Deletable = Deletable> {
  /** Its page's English path. */
  readonly path: string;
  all(asked: PageRequest): Promise<readonly T[]>;
  /** Keeps the matches of the list's filter: requests with answers that the form would refuse, or that can never be opened. */
  only(requests: readonly T[], asked: PageRequest): Promise<readonly T[]>;
}

/** The list of requests that aren't archived. */
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

/** The list of requests that this desk can't show, without those that another desk may open. */
export const unshownList: DeletableList<UnshownRequest> = {
  path: '/requests/unshown',
  all: async ({ desk }) => (await unshownRequests(desk, await desk.box.list())).filter((request) => !opensElsewhere(request)),
  only: async (requests) => requests.filter(isHopeless),
};

/** The fields in a form or an address that filter requests. */
const bounds = ['from', 'to', 'only'] as const;

/** Checks for times or the filter. */
export function isBounded(params: URLSearchParams): boolean {
  return bounds.some((name) => params.get(name));
}

/** Reads "2026-11-16T22:00" in San Antonio time; NaN, which no time is before or after, for any other text. */
function instantAt(text: string): number {
  const [date = '', time = ''] = text.split('T');
  return Number.isNaN(Date.parse(`${text}Z`)) ? Number.NaN : instantOf({ date, minutes: minutesOf(time) }).getTime();
}

/** Returns the requests within the form's times and filter that no one was called about; without either, the selected ones. */
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

/** Returns the fields that name the choice, for the next form. */
export function choiceIn(params: URLSearchParams): [string, string][] {
  return [...params].filter(([name]) => name === 'id' || bounds.some((bound) => bound === name));
}

/** Returns the current address of a list, with another page or order. */
export function listAddress(
  { links, query }: { links: Links; query: URLSearchParams },
  path: string,
  changes: Record<string, string>,
): string {
  const kept = [...query].filter(([name, value]) => value && [...bounds, 'order'].some((one) => one === name));
  return `${links.at(path)}?${new URLSearchParams({ ...Object.fromEntries(kept), ...changes })}`;
}
