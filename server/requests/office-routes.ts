import type { FastifyInstance } from 'fastify';
import type { WaitingList } from '#app/requests/api.ts';
import { parsedJson } from '#app/requests/content.ts';
import { idPattern } from '#app/requests/envelope.ts';
import { ages } from './ages.ts';
import { answerNotes } from './notes-routes.ts';
import type { OfficeTokens } from './office-token.ts';
import { ProblemError } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { requireOffice } from './require-office.ts';
import type { Ending, RequestStore } from './store.ts';

export interface OfficeOptions {
  readonly store: RequestStore;
  readonly tokens: OfficeTokens;
  readonly limits: RateLimits;
  readonly now: () => number;
}

const longestList = 500;

/** Answers /office/requests, where the desk lists and downloads requests and archives or deletes them. */
export async function answerOffice(api: FastifyInstance, { store, tokens, limits, now }: OfficeOptions): Promise<void> {
  // Bodies are ignored here, whatever their type.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
  api.addHook('onRequest', requireOffice(tokens, limits));

  api.get<{ Querystring: { order?: string; before?: string } }>('/office/requests', async ({ query }): Promise<WaitingList> => {
    const { order, before } = query;
    if (before !== undefined && !(typeof before === 'string' && idPattern.test(before))) throw new ProblemError('not-found');
    const rows = order === 'newest' ? await store.listNewest(longestList + 1, before) : await store.list(longestList + 1);
    const requests = rows.slice(0, longestList).map(({ receivedAt, ...row }) => ({
      ...row,
      receivedAt: new Date(receivedAt).toISOString(),
      erasedFrom: new Date(receivedAt + ages.erased).toISOString(),
      erasedSoon: receivedAt + ages.warned <= now(),
    }));
    return { requests, more: rows.length > longestList };
  });

  api.get<{ Params: { id: string } }>('/office/requests/:id', async ({ params: { id } }, reply) => {
    const envelope = idPattern.test(id) ? await store.fetch(id) : undefined;
    if (envelope === undefined) throw new ProblemError('not-found');
    return reply.type('application/json; charset=utf-8').send(envelope);
  });

  const end = (ending: Ending) => async (id: string) => {
    if (!idPattern.test(id)) throw new ProblemError('not-found');
    await store.end(id, ending, now());
  };
  const [confirm, remove] = [end('confirmed'), end('deleted')];
  api.post<{ Params: { id: string } }>('/office/requests/:id/confirm', async ({ params }, reply) => {
    await confirm(params.id);
    return reply.code(204).send();
  });
  api.delete<{ Params: { id: string } }>('/office/requests/:id', async ({ params }, reply) => {
    await remove(params.id);
    return reply.code(204).send();
  });
  await api.register((own) => answerNotes(own, { store, now }));
  await api.register(async (own) => {
    own.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 32 * 1024 }, (_request, body, done) =>
      done(null, idsIn(String(body))),
    );
    own.post('/office/requests/delete', async ({ body }, reply) => {
      if (!Array.isArray(body)) throw new ProblemError('malformed');
      await store.endMany(body as string[], 'deleted', now());
      return reply.code(204).send();
    });
  });
}

/** Returns the ids in `{"ids": […]}`, at most `longestList`; undefined for other text. */
function idsIn(text: string): string[] | undefined {
  const { ids } = Object(parsedJson(text)) as { readonly ids?: unknown };
  const are = Array.isArray(ids) && ids.length <= longestList && ids.every((id) => typeof id === 'string' && idPattern.test(id));
  return are ? ids : undefined;
}
