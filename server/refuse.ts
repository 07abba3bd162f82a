import type { FastifyReply } from 'fastify';

/** One plain line: no stack, no file name, nothing of what was asked. */
export function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
}
