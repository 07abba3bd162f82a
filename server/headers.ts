import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InlineHashes, securityHeaders } from './header-list.ts';

/** Whether the visitor came by a name that can have a certificate. */
function isNamedHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name !== '' && name !== 'localhost' && isIP(name) === 0;
}

/** Puts the security headers on every answer; returns what sets them where no hook runs. */
export function addSecurityHeaders(app: FastifyInstance, hashes: InlineHashes): (request: FastifyRequest, reply: FastifyReply) => void {
  const byName = securityHeaders(hashes, true);
  const byNumber = securityHeaders(hashes, false);
  const set = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(isNamedHost(request.headers.host) ? byName : byNumber);
  };
  app.addHook('onRequest', async (request, reply) => set(request, reply));
  return set;
}
