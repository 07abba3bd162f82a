import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For load balancers and containers: "ok" as long as pages are served; below it what else is to be watched, a line each, for those who may see it. */
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
