import type { FastifyInstance } from 'fastify';
import { pathWithoutQuery } from './request-target.ts';

/** All that is kept of a request: what visitors look up about their health stays theirs, so no address, query, referrer or browser. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** From the request's arrival to the last byte handed over, in milliseconds. */
  readonly ms: number;
}

/** Where the server writes. */
export interface Log {
  request(entry: LoggedRequest): void;
  fault(error: unknown): void;
}

/** Longest path kept, in characters: a made-up one should not fill the disk. */
const longestPath = 200;

/** Logs each request when its answer is done or given up, refused ones too. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.server.on('request', (request, response) => {
    const arrived = performance.now();
    response.once('close', () => {
      log.request({
        method: request.method ?? '',
        path: pathWithoutQuery(request.url ?? '').slice(0, longestPath),
        status: response.statusCode,
        ms: Math.round((performance.now() - arrived) * 10) / 10,
      });
    });
  });
}

/** One JSON object per line: requests to standard output, faults to standard error. */
export const jsonLines: Log = {
  request: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`),
  fault: (error) => process.stderr.write(`${JSON.stringify({ fault: error instanceof Error ? error.stack : String(error) })}\n`),
};
