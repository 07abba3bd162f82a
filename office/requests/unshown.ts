/** Requests that can't be shown, on the server or on this computer, each with its reason, to try again or delete. */
import type { OpenDesk } from '../session.ts';
import type { BoxList } from './request-box.ts';
import type { UnopenedReason, UnopenedRequest } from './unopened-memory.ts';

/** Why an envelope doesn't open, or why its file here gives no request: damaged, other content, or unreadable. */
export type UnshownReason = UnopenedReason | 'file' | 'content' | 'disk';

export interface UnshownRequest {
  readonly id: string;
  readonly receivedAt?: string | undefined;
  readonly reason: UnshownReason;
  /** Whether it has a file on this computer. */
  readonly here: boolean;
}

const fileReasons = { damaged: 'file', content: 'content', disk: 'disk' } as const;

function atServer(request: UnopenedRequest, here: boolean): UnshownRequest {
  return { id: request.id, receivedAt: request.receivedAt, reason: request.reason, here };
}

/** Lists the newest on the server first, then those only on this computer. */
export async function unshownRequests({ unopened }: OpenDesk, { unreadable }: Pick<BoxList, 'unreadable'>): Promise<UnshownRequest[]> {
  const here = new Map(unreadable.map((entry) => [entry.id, entry]));
  const remote = await unopened.list();
  const known = new Set(remote.map(({ id }) => id));
  const local = unreadable.filter(({ id }) => !known.has(id)).map(({ id, why }) => ({ id, reason: fileReasons[why], here: true }));
  return [...remote.map((request) => atServer(request, here.has(request.id))), ...local];
}

/** Finds the one with this id; undefined if there is none or it can be shown. */
export async function unshownRequest({ box, unopened }: OpenDesk, id: string): Promise<UnshownRequest | undefined> {
  const [entry, remote] = [await box.read(id), await unopened.find(id)];
  if (entry?.kind === 'saved') return undefined;
  if (remote) return atServer(remote, entry?.kind === 'unreadable');
  return entry?.kind === 'unreadable' ? { id, reason: fileReasons[entry.why], here: true } : undefined;
}

/** Checks whether another desk may open it: the server accepts only requests encrypted with the practice's keys. */
export function opensElsewhere({ reason }: UnshownRequest): boolean {
  return reason === 'key';
}

/** Checks whether no one can ever read it; a request with another key, or not read this time, may still open. */
export function isHopeless({ reason }: UnshownRequest): boolean {
  return reason === 'damaged' || reason === 'unreadable';
}
