import { createServer, type ServerOptions } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { AnswerReady } from './ready-answers.ts';

/** What the framework has settled of its options (fastify/lib/server.js). */
interface ServerLimits {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
}

/** The framework's server with the ready answers before it; every limit stays as the framework sets it. */
export function listenInFront(answerReady: AnswerReady): FastifyServerFactory {
  return (handler, options) => {
    const { http = {}, keepAliveTimeout, requestTimeout, connectionTimeout } = options as unknown as ServerLimits;
    const server = createServer(http, (request, response) => {
      if (!answerReady(request, response)) handler(request, response);
    });
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    return server;
  };
}
