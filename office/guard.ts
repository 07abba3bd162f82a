/**
 * The desk answers only its own pages. Any website can make a browser contact 127.0.0.1, so the Host header must be this
 * address itself (a domain name that points here is refused), and every POST must come from a page of the desk.
 */

import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The headers of every response: pages load nothing from elsewhere, aren't cached, and reveal nothing to other sites. */
const headers: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // With `no-referrer`, browsers would leave out the origin of our own forms.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The policy for a page of the site shown in a frame at the desk: its own styles, and no script. */
export const framedPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Keeps Node and Fastify from answering themselves, without these headers and before the Host header is checked. */
export const guarded: FastifyHttpOptions<Server> = {
  http: { requireHostHeader: false },
  return503OnClosing: false,
  // URLs that can't be parsed.
  frameworkErrors: (_error, request, reply) => void (refused(request, reply) ?? refuse(reply, 400, 'Bad request')),
  // Not HTTP, so there's no Host to check.
  clientErrorHandler: (_error, socket) => void socket.destroy(),
};

export function guard(app: FastifyInstance): void {
  app.server.on('checkExpectation', app.routing);
  app.addHook('onRequest', async (request, reply) => refused(request, reply));
}

/** Refuses another host name, or a form from another origin; undefined if allowed. */
function refused(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  reply.headers(headers);
  const host = `127.0.0.1:${request.socket.localPort}`;
  if (request.headers.host !== host) return refuse(reply, 421, `The desk is at http://${host}`);
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ours = origin === `http://${host}` && (site === undefined || site === 'same-origin');
  return request.method === 'GET' || ours ? undefined : refuse(reply, 403, 'This didn’t come from a page of the desk');
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('connection', 'close').type('text/plain; charset=utf-8').send(`${text}\n`);
}
