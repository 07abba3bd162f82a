import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InlineHashes, securityHeaders } from './header-list.ts';

/** Checks for a name in the Host header that can have a certificate, unlike localhost and IP addresses. */
function isNamedHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name !== '' && name !== 'localhost' && isIP(name) === 0;
}

/** Prepares the security headers. @returns a function that returns them for the value of a Host header */
export function headersByHost(hashes: InlineHashes): (host: string | undefined) => Readonly<Record<string, string>> {
  const byName = securityHeaders(hashes, true);
  const byNumber = securityHeaders(hashes, false);
  return (host) => (isNamedHost(host) ? byName : byNumber);
}

/** Sets the security headers on every response. @returns a function that sets them on a response for which no hook runs */
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
