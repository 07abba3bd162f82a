import type { FastifyInstance } from 'fastify';

/** For load balancers and containers: "ok" as long as pages are served; below it what else is to be watched, a line each. */
export function answerHealth(app: FastifyInstance, more: () => readonly string[] = () => []): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(['ok', ...more()].join('\n')),
  });
}
