/** What cannot be shown, at the server or on this computer: each with its reference and the reason, to be tried again or deleted. */
import type { OpenDesk } from '../session.ts';
import type { BoxList } from './request-box.ts';
import type { UnopenedReason, UnopenedRequest } from './unopened-memory.ts';

/** Besides why an envelope does not open: the file here is damaged, holds no request of a form, or cannot be read. */
export type UnshownReason = UnopenedReason | 'file' | 'content' | 'disk';

export interface UnshownRequest {
  readonly id: string;
  readonly receivedAt?: string | undefined;
  readonly reason: UnshownReason;
  /** A file on this computer belongs to it. */
  readonly here: boolean;
}

const fileReasons = { damaged: 'file', content: 'content', disk: 'disk' } as const;

function atServer(request: UnopenedRequest, here: boolean): UnshownRequest {
  return { id: request.id, receivedAt: request.receivedAt, reason: request.reason, here };
}

/** The newest at the server first, then those that are on this computer alone. */
export async function unshownRequests({ unopened }: OpenDesk, { unreadable }: Pick<BoxList, 'unreadable'>): Promise<UnshownRequest[]> {
  const here = new Map(unreadable.map((entry) => [entry.id, entry]));
  const remote = await unopened.list();
  const known = new Set(remote.map(({ id }) => id));
  const local = unreadable.filter(({ id }) => !known.has(id)).map(({ id, why }) => ({ id, reason: fileReasons[why], here: true }));
  return [...remote.map((request) => atServer(request, here.has(request.id))), ...local];
}

/** The one with this id; undefined where there is none, or where it can be shown. */
export async function unshownRequest({ box, unopened }: OpenDesk, id: string): Promise<UnshownRequest | undefined> {
  const [entry, remote] = [await box.read(id), await unopened.find(id)];
  if (entry?.kind === 'saved') return undefined;
  if (remote) return atServer(remote, entry?.kind === 'unreadable');
  return entry?.kind === 'unreadable' ? { id, reason: fileReasons[entry.why], here: true } : undefined;
}

/** Whether another desk of the practice may open it: the server takes nothing but what is locked to the practice's own keys. */
export function opensElsewhere({ reason }: UnshownRequest): boolean {
  return reason === 'key';
}

/** Whether nobody at the office can ever read it, by its kind: what is locked to another key, or was not read this time, may yet be. */
export function isHopeless({ reason }: UnshownRequest): boolean {
  return reason === 'damaged' || reason === 'unreadable';
}
