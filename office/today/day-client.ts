/** Reads and sets Today on the public server, with the office's token: app/today/api.ts. */

import { parsedJson } from '#app/requests/content.ts';
import type { Language } from '#app/site/language.ts';
import { todayPath } from '#app/today/api.ts';
import { type DayChange, type DayRecord, dayRecordSchema } from '#app/today/entry.schema.ts';
import { ServerError, textOf } from '../requests/server-client.ts';
import type { Connection } from '../safe/vault.ts';

/** Bytes; a record with 50 changes has about 16 KiB. */
const longestAnswer = 64 * 1024;
const patienceMs = 20_000;

/** The server's message about why it refused a change. */
export class RefusedError extends Error {}

/** Gets the current entries and last changes. Throws ServerError, like `putDay`. */
export async function fetchDay(connection: Connection, language: Language): Promise<DayRecord> {
  const answer = await ask(connection, language, '/changes');
  const record = dayRecordSchema.safeParse(parsedJson(await textOf(answer, longestAnswer)));
  if (answer.status !== 200 || !record.success) throw new ServerError('unexpected');
  return record.data;
}

/** Sends a change. Throws RefusedError if the server refuses it. */
export async function putDay(connection: Connection, language: Language, change: DayChange): Promise<void> {
  const answer = await ask(connection, language, '', JSON.stringify(change));
  if (answer.status === 200) return;
  const problem = parsedJson(await textOf(answer, longestAnswer)) as { readonly title?: unknown; readonly detail?: unknown } | undefined;
  if (answer.status >= 500 || typeof problem?.title !== 'string') throw new ServerError('unexpected');
  throw new RefusedError(`${problem.title}. ${problem.detail}`.slice(0, 400));
}

async function ask({ server, token }: Connection, language: Language, below: string, body?: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language, ...(body && { 'content-type': 'application/json' }) };
  const method = body ? 'PUT' : 'GET';
  const signal = AbortSignal.timeout(patienceMs);
  let answer: Response;
  try {
    // The token goes to this server and no other.
    answer = await fetch(server + todayPath + below, { method, headers, ...(body && { body }), redirect: 'error', signal });
  } catch {
    throw new ServerError('unreachable');
  }
  if (answer.status === 401) throw new ServerError('token');
  if (answer.status === 429) throw new ServerError('slow-down');
  return answer;
}
