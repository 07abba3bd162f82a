import type { onRequestAsyncHookHandler } from 'fastify';
import { hasOfficeToken, type OfficeTokens } from './office-token.ts';
import { ProblemError } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';

/** Refuses requests without one of the office's tokens. */
export function requireOffice(tokens: OfficeTokens, limits: RateLimits): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!hasOfficeToken(request, tokens)) {
      limits.wrongToken(request);
      reply.header('www-authenticate', 'Bearer');
      throw new ProblemError('not-allowed');
    }
    // Checked after the token, so that no one without one can use up the office's rate limits.
    if (request.method === 'GET' && request.routeOptions.url?.endsWith('/:id')) limits.fetching(request);
    else limits.office(request);
  };
}
