import type { FastifyReply } from 'fastify';

/** Refuses a request with one plain line, without a stack, a file name or anything from the request. */
export function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
}
