/**
 * From the server to this desk: fetch, open, check, save. What is saved stays at the server too until somebody
 * confirms it; what was confirmed here and comes again is confirmed again. So nothing is lost, and nothing is shown twice.
 */
import type { WaitingRequest } from '#app/requests/api.ts';
import { UnreadableContentError } from '#app/requests/content.ts';
import { OpenError, open } from '#app/requests/open.ts';
import type { OfficeKey } from '../safe/vault.ts';
import type { RequestBox } from './request-box.ts';
import type { ServerClient } from './server-client.ts';

/** Why a waiting request cannot be shown. It stays at the server. */
export type Unopenable = 'key' | 'damaged' | 'version' | 'unreadable';

export interface UnopenedRequest extends WaitingRequest {
  readonly reason: Unopenable;
}

export interface Collected {
  readonly unopened: readonly UnopenedRequest[];
  /** By id, what the server listed: what is saved here and not in it was confirmed at another desk, or erased by age. */
  readonly waiting: ReadonlyMap<string, WaitingRequest>;
  /** The list was cut: more than these wait. */
  readonly more: boolean;
}

/** Throws ServerError when the server does not answer; what was saved until then is saved. */
export async function collect(client: ServerClient, box: RequestBox, keys: readonly OfficeKey[]): Promise<Collected> {
  const { requests, more } = await client.waiting();
  const unopened: UnopenedRequest[] = [];
  for (const waiting of requests) {
    const entry = await box.read(waiting.id);
    if (entry && isDone(entry)) await client.confirm(waiting.id);
    if (entry) continue;
    const reason = await fetchAndKeep(waiting, client, box, keys);
    if (reason) unopened.push({ ...waiting, reason });
  }
  return { unopened, more, waiting: new Map(requests.map((waiting) => [waiting.id, waiting])) };
}

function isDone(entry: { readonly kind: string; readonly confirmedAt?: string }): boolean {
  return entry.kind === 'erased' || entry.confirmedAt !== undefined;
}

async function fetchAndKeep(
  { id, receivedAt }: WaitingRequest,
  client: ServerClient,
  box: RequestBox,
  keys: readonly OfficeKey[],
): Promise<Unopenable | undefined> {
  const envelope = await client.envelope(id);
  // Confirmed at another desk since the list was made.
  if (envelope === undefined) return undefined;
  if (envelope === 'damaged') return 'damaged';
  const key = keys.find(({ keyId }) => keyId === envelope.keyId);
  if (!key) return 'key';
  try {
    await box.keep({ kind: 'saved', id, receivedAt, opened: await open(envelope, key.privateKey) });
    return undefined;
  } catch (error) {
    if (error instanceof OpenError) return error.reason;
    if (error instanceof UnreadableContentError) return 'unreadable';
    throw error;
  }
}
