import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { readTarget } from './request-target.ts';
import { apiPrefix } from './requests/request-api.ts';

/** One plain line: no stack, no file name, nothing of what was asked. */
export function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
}

/** Turns away what the site never answers: writing methods outside the API, and URLs that cannot be ours. */
export function refuseBadRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isApi = request.routeOptions.url?.startsWith(apiPrefix);
    if (!isApi && request.method !== 'GET' && request.method !== 'HEAD') {
      // The body is not read; the connection cannot carry another request.
      reply.headers({ allow: 'GET, HEAD', connection: 'close' });
      return refuse(reply, 405, 'Method not allowed');
    }
    if (!readTarget(request.url)) return refuse(reply, 400, 'Bad request');
  });
}

/** Answers what failed on the way; `report` hears of faults of ours, not of visitors' mistakes. */
export function answerFaults(app: FastifyInstance, report: (fault: unknown) => void): void {
  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 416) {
      reply.headers(error.headers ?? {});
      return refuse(reply, 416, 'Range not satisfiable');
    }
    if (status >= 400 && status < 500) return refuse(reply, status, 'Bad request');
    report(error);
    return refuse(reply, 500, 'Something went wrong. Please try again.');
  });
}

/** For bytes that are no HTTP request at all, where there is nothing to reply through. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  socket.destroy();
}
