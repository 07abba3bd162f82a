import type { FastifyInstance } from 'fastify';

/** For load balancers and containers: answers as long as the server takes requests. */
export function answerHealth(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) => reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok'),
  });
}
