import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './not-found.ts';
import { refuse } from './refuse.ts';
import { isBadlyEncoded, readTarget } from './request-target.ts';
import { apiPrefix } from './requests/request-api.ts';
import type { SiteFile } from './site-files.ts';

/** Checks for several Host headers, of which each proxy on the way might choose another (RFC 9112, 3.2). */
function isAmbiguous({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Answers a request for an impossible address: with the not-found page if a link is only badly encoded, otherwise with one line. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply, files: ReadonlyMap<string, SiteFile>): FastifyReply {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && isBadlyEncoded(request.url) ? sendNotFound(request, reply, files) : refuse(reply, 400, 'Bad request');
}

/** Refuses what the site never answers: other methods than GET and HEAD outside the API, and malformed requests. */
export function refuseBadRequests(app: FastifyInstance, files: ReadonlyMap<string, SiteFile>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request;
    const isApi = request.routeOptions.url?.startsWith(apiPrefix);
    if (!isApi && request.method !== 'GET' && request.method !== 'HEAD') {
      // The body is not read, so the connection cannot be used for another request.
      reply.headers({ allow: 'GET, HEAD', connection: 'close' });
      return refuse(reply, 405, 'Method not allowed');
    }
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
      reply.header('connection', 'close');
      return refuse(reply, 417, 'Expectation failed');
    }
    const hasHost = headers.host !== undefined || raw.httpVersion === '1.0';
    if (!hasHost || isAmbiguous(raw)) return refuse(reply, 400, 'Bad request');
    if (!readTarget(request.url)) return refuseAddress(request, reply, files);
  });
}

/** Answers requests that fail. `report` is called for faults of ours, not for visitors' mistakes. */
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

/** The answers to bytes that aren't an HTTP request, by the parser's error code; other codes get 400. */
const broken: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large'],
};

/**
 * Answers bytes from which no request could be parsed, and ends the connection.
 * @param isAnswering whether another answer is being sent on the connection
 * @returns the status of the answer; undefined if the connection is already gone
 */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  isAnswering: boolean,
): number | undefined {
  if (error.code === 'ECONNRESET' || socket.destroyed) return undefined;
  const [status, reason] = broken[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = `${reason}\n`;
  const all = {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  // While another answer is being sent, the browser would take this one for a part of it.
  if (socket.writable && !isAnswering) socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy();
  return status;
}
