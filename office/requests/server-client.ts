/** The public server as the office sees it: app/requests/api.ts, with the office's token. */
import { z } from 'zod';
import { officePath, type WaitingList } from '#app/requests/api.ts';
import { type Envelope, envelopeFault, idPattern, keyIdPattern, largestBody } from '#app/requests/envelope.ts';
import type { Connection } from '../safe/vault.ts';

/** Why the server did not give what was asked: no way there, not our token, too much asked, or no such server. */
export class ServerError extends Error {
  readonly reason: 'unreachable' | 'token' | 'slow-down' | 'unexpected';
  constructor(reason: ServerError['reason']) {
    // Nothing of the answer: it would end in a log.
    super(`The server for requests: ${reason}`);
    this.reason = reason;
  }
}

const instant = z.iso.datetime();
const waitingSchema: z.ZodType<WaitingList> = z.object({
  requests: z
    .array(
      z.object({
        id: z.string().regex(idPattern),
        keyId: z.string().regex(keyIdPattern),
        schemaVersion: z.int(),
        receivedAt: instant,
        erasedFrom: instant,
        erasedSoon: z.boolean(),
      }),
    )
    .max(1000),
  more: z.boolean(),
});

/** A list of 500 has 110 KiB. */
const longestAnswer = 1024 * 1024;
const patienceMs = 20_000;

/** An address that may be a server's: https, or http on this computer for trying it. Undefined for any other text. */
export function serverAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = text.includes('://') ? text : `https://${text}`;
  const url = text && URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url || url.username || url.password) return undefined;
  const here = url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  return here || url.protocol === 'https:' ? url.origin : undefined;
}

export class ServerClient {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** What waits there, oldest first. Throws ServerError, as all here do. */
  async waiting(): Promise<WaitingList> {
    const answer = await this.#ask('');
    if (answer.status !== 200) throw new ServerError('unexpected');
    const list = waitingSchema.safeParse(jsonOf(await textOf(answer, longestAnswer)));
    if (!list.success) throw new ServerError('unexpected');
    return list.data;
  }

  /** The envelope with this id; undefined when there is none any more, 'damaged' when what comes is no envelope or another one. */
  async envelope(id: string): Promise<Envelope | 'damaged' | undefined> {
    const answer = await this.#ask(`/${id}`);
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw new ServerError('unexpected');
    const value = jsonOf(await textOf(answer, largestBody));
    const fault = envelopeFault(value);
    // One of another version is told apart where it is opened.
    if (fault && fault !== 'version' && fault !== 'schemaVersion') return 'damaged';
    return (value as Envelope).id === id ? (value as Envelope) : 'damaged';
  }

  /** It is safely here: the server erases it. */
  async confirm(id: string): Promise<void> {
    await this.#end(`/${id}/confirm`, 'POST');
  }

  /** Erases it there without its being here. */
  async delete(id: string): Promise<void> {
    await this.#end(`/${id}`, 'DELETE');
  }

  async #end(below: string, method: 'POST' | 'DELETE'): Promise<void> {
    const { status } = await this.#ask(below, method);
    if (status !== 204) throw new ServerError('unexpected');
  }

  async #ask(below: string, method = 'GET'): Promise<Response> {
    const { server, token } = this.#connection;
    let answer: Response;
    try {
      answer = await fetch(server + officePath + below, {
        method,
        headers: { authorization: `Bearer ${token}` },
        // The token goes to this server and no other.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch {
      throw new ServerError('unreachable');
    }
    if (answer.status === 401) throw new ServerError('token');
    if (answer.status === 429) throw new ServerError('slow-down');
    return answer;
  }
}

/** The body, as long as it is no longer than it may be. */
async function textOf(answer: Response, most: number): Promise<string> {
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
