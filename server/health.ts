import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Answers /healthz for load balancers and containers: "ok" as long as pages are served.
 * @param more returns further lines to watch, if the sender of the request may see them
 */
export function answerHealth(app: FastifyInstance, more: (request: FastifyRequest) => Promise<readonly string[]> = async () => []): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    async handler(request, reply) {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return ['ok', ...(await more(request))].join('\n');
    },
  });
}
