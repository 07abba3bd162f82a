/**
 * The desk answers its own pages alone. Any web site can make a browser ask 127.0.0.1; so the name it asks for must be
 * this address itself (a name of its own that leads here is refused), and what changes something must come from here.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Nothing from elsewhere, nothing kept, nothing told. */
const headers: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
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

export function guard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const host = `127.0.0.1:${request.socket.localPort}`;
    if (request.headers.host !== host) return refuse(reply, 421, `The desk is at http://${host}`);
    const { origin, 'sec-fetch-site': site } = request.headers;
    const ours = origin === `http://${host}` && (site === undefined || site === 'same-origin');
    if (request.method !== 'GET' && !ours) return refuse(reply, 403, 'Not from a page of the desk');
  });
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('connection', 'close').type('text/plain; charset=utf-8').send(`${text}\n`);
}
