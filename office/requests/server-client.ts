/** Calls the public server with the office's token: app/requests/api.ts. */
import { z } from 'zod';
import { officePath } from '#app/requests/api.ts';
import { parsedJson } from '#app/requests/content.ts';
import { type Envelope, envelopeFault, isRequestId, keyIdPattern, largestBody } from '#app/requests/envelope.ts';
import { seenText } from '#app/site/seen-text.ts';
import type { Connection } from '../safe/vault.ts';
import { isInstant, isPossibleReceipt } from './possible-time.ts';

/** Why a call to the server failed: not reachable, token refused, too many calls, or not our server. */
export class ServerError extends Error {
  readonly reason: 'unreachable' | 'token' | 'slow-down' | 'unexpected';
  constructor(reason: ServerError['reason']) {
    // Nothing of the answer, which would end up in a log.
    super(`The server for requests: ${reason}`);
    this.reason = reason;
  }
}

/** A checked line of the server's list. Times are ISO 8601 in UTC, and absent if impossible. */
export interface ListedRequest {
  readonly id: string;
  readonly keyId: string;
  readonly receivedAt?: string;
  readonly erasedFrom?: string;
  readonly erasedSoon: boolean;
  /** The version of the desks' notes about it; 0 if there are none. */
  readonly notes: number;
}

export interface ListedPage {
  readonly requests: readonly ListedRequest[];
  /** More requests wait. */
  readonly more: boolean;
  /** Lines without a valid request were left out. */
  readonly odd: boolean;
}

const listSchema = z.object({ requests: z.array(z.unknown()).max(1000), more: z.boolean() });
const rowSchema = z.object({
  id: z.string().refine(isRequestId),
  keyId: z.string().regex(keyIdPattern),
  receivedAt: z.unknown(),
  erasedFrom: z.unknown(),
  erasedSoon: z.boolean(),
  notes: z.int().min(0).default(0),
});
const notesSchema = z.object({ version: z.int().positive(), sealed: z.unknown() });

function listedRequest(row: unknown, now: Date): ListedRequest | undefined {
  const { success, data } = rowSchema.safeParse(row);
  if (!success) return undefined;
  const { receivedAt, erasedFrom, ...others } = data;
  return {
    ...others,
    ...(isPossibleReceipt(receivedAt, now) && { receivedAt }),
    ...(isInstant(erasedFrom) && { erasedFrom }),
  };
}

/** Bytes; a list of 500 has 110 KiB. */
const longestAnswer = 1024 * 1024;
const patienceMs = 20_000;

/** Maximum ids in one call to a server. */
export const mostDeleted = 500;

/** Returns a possible server's address: https, or http on this computer for trials. Undefined for other text. */
export function serverAddress(typed: string): string | undefined {
  const text = seenText(typed);
  const isBare = !text.includes('://');
  const whole = isBare ? `https://${text}` : text;
  const url = text && URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isHere = ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (isHere && isBare) return `http://${url.host}`;
  return isHere || url.protocol === 'https:' ? url.origin : undefined;
}

export class ServerClient {
  readonly #connection: Connection;
  readonly #deadline: AbortSignal | undefined;

  /** With a `deadline`, all calls end by then; otherwise each call has its own 20 seconds. */
  constructor(connection: Connection, deadline?: AbortSignal) {
    this.#connection = connection;
    this.#deadline = deadline;
  }

  /** Lists waiting requests, newest first: the first page, or the one after the request `before`. Throws ServerError, like all here. */
  async waiting(now: Date, before?: string): Promise<ListedPage> {
    const answer = await this.#ask(`?${new URLSearchParams({ order: 'newest', ...(before && { before }) })}`);
    if (answer.status !== 200) throw new ServerError('unexpected');
    const list = listSchema.safeParse(parsedJson(await textOf(answer, longestAnswer)));
    if (!list.success) throw new ServerError('unexpected');
    const requests = list.data.requests.flatMap((row) => listedRequest(row, now) ?? []);
    return { requests, more: list.data.more, odd: requests.length < list.data.requests.length };
  }

  /** Downloads an envelope; undefined if it's gone, 'damaged' if the answer is no envelope or another one. */
  async envelope(id: string): Promise<Envelope | 'damaged' | undefined> {
    const answer = await this.#ask(`/${id}`);
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw new ServerError('unexpected');
    const value = parsedJson(await textOf(answer, largestBody));
    const fault = envelopeFault(value);
    // Another version is recognized when it's opened.
    if (fault && fault !== 'version' && fault !== 'schemaVersion') return 'damaged';
    return (value as Envelope).id === id ? (value as Envelope) : 'damaged';
  }

  /** Downloads a request's encrypted notes; undefined if there are none or the request is gone from the server. */
  async notes(id: string): Promise<{ readonly version: number; readonly sealed: Envelope } | undefined> {
    const answer = await this.#ask(`/${id}/notes`);
    if (answer.status === 404) return undefined;
    const notes = notesSchema.safeParse(parsedJson(await textOf(answer, largestBody)));
    if (answer.status !== 200 || !notes.success || envelopeFault(notes.data.sealed)) throw new ServerError('unexpected');
    return { version: notes.data.version, sealed: notes.data.sealed as Envelope };
  }

  /** Resolves to false, and changes nothing, if another desk already saved this version. */
  async putNotes(id: string, notes: { readonly version: number; readonly called: boolean; readonly sealed: Envelope }): Promise<boolean> {
    const { status } = await this.#ask(`/${id}/notes`, 'PUT', JSON.stringify(notes));
    if (status !== 204 && status !== 404 && status !== 409) throw new ServerError('unexpected');
    return status !== 409;
  }

  /** Archives: the server deletes the request. */
  async confirm(id: string): Promise<void> {
    await this.#end(`/${id}/confirm`);
  }

  /** Deletes up to `mostDeleted` there, saved here or not. */
  async delete(ids: readonly string[]): Promise<void> {
    await this.#end('/delete', JSON.stringify({ ids }));
  }

  async #end(below: string, body?: string): Promise<void> {
    const { status } = await this.#ask(below, 'POST', body);
    if (status !== 204) throw new ServerError('unexpected');
  }

  async #ask(below: string, method = 'GET', body?: string): Promise<Response> {
    const { server, token } = this.#connection;
    let answer: Response;
    try {
      answer = await fetch(server + officePath + below, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body }),
        // The token goes to this server and no other.
        redirect: 'error',
        signal: this.#deadline ?? AbortSignal.timeout(patienceMs),
      });
    } catch {
      throw new ServerError('unreachable');
    }
    if (answer.status === 401) throw new ServerError('token');
    if (answer.status === 429) throw new ServerError('slow-down');
    return answer;
  }
}

/** Reads a body of at most `most` bytes. */
export async function textOf(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length;
      if (size > most) throw new ServerError('unexpected');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ServerError ? error : new ServerError('unreachable');
  }
  return Buffer.concat(chunks).toString();
}
