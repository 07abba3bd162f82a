import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InlineHashes, securityHeaders } from './header-list.ts';

/** Whether the visitor came by a name that can have a certificate. */
function isNamedHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name !== '' && name !== 'localhost' && isIP(name) === 0;
}

/** The security headers for a visitor who came by the name `host`, as the Host header has it. */
export function headersByHost(hashes: InlineHashes): (host: string | undefined) => Readonly<Record<string, string>> {
  const byName = securityHeaders(hashes, true);
  const byNumber = securityHeaders(hashes, false);
  return (host) => (isNamedHost(host) ? byName : byNumber);
}

/** Puts the security headers on every answer; returns what sets them where no hook runs. */
export function addSecurityHeaders(
  app: FastifyInstance,
  headersFor: (host: string | undefined) => Readonly<Record<string, string>>,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const set = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersFor(request.headers.host));
  };
  app.addHook('onRequest', async (request, reply) => set(request, reply));
  return set;
}
