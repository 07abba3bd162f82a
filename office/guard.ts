/**
 * The desk answers its own pages alone. Any web site can make a browser ask 127.0.0.1; so the name it asks for must be
 * this address itself (a name of its own that leads here is refused), and what changes something must come from here.
 */

import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The headers of every answer of the desk: its pages load nothing from elsewhere, are not cached, and tell other sites nothing. */
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
  // Not `no-referrer`: browsers would then leave out the origin of our own forms.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The policy for what a frame on a page of the desk shows: a page of the site with its own style, and with no script at all. */
export const framedPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Server options that keep Node and Fastify from answering by themselves: those responses would lack these headers and be sent before the Host header is checked. */
export const guarded: FastifyHttpOptions<Server> = {
  http: { requireHostHeader: false },
  return503OnClosing: false,
  // Addresses that cannot be read.
  frameworkErrors: (_error, request, reply) => void (refused(request, reply) ?? refuse(reply, 400, 'Bad request')),
  // What is no HTTP request names nobody.
  clientErrorHandler: (_error, socket) => void socket.destroy(),
};

export function guard(app: FastifyInstance): void {
  app.server.on('checkExpectation', app.routing);
  app.addHook('onRequest', async (request, reply) => refused(request, reply));
}

/** The refusal of what is not asked for by this address, or not sent by a page of it. */
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
