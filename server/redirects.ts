import type { FastifyInstance } from 'fastify';
import { type LegacyNames, redirectFor } from '#app/site/redirects.ts';
import { readTarget } from './request-target.ts';

/** Redirects old and untidy addresses with 301, keeping the query. Browsers may cache it for only a day, because a physician may change. */
export function redirectOldAddresses(app: FastifyInstance, physicians: readonly LegacyNames[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const target = readTarget(request.url);
    const path = target && redirectFor(target.rawPath, physicians);
    if (!path) return;
    return reply
      .code(301)
      .headers({ location: path + target.search, 'cache-control': 'public, max-age=86400' })
      .send();
  });
}
