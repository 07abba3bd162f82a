import type { FastifyInstance } from 'fastify';
import SonicBoom from 'sonic-boom';
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

/** Written at least this often, in milliseconds: a write for every request costs more than the request. */
const longestHeld = 100;
/** Bytes held back while nobody takes them, such as a log reader that hangs; what comes on top is let go. */
const mostHeld = 1024 * 1024;

/** One JSON object per line: requests to standard output, together and up to `longestHeld` late, faults at once to standard error. */
export function jsonLines(): Log {
  const { fd } = process.stdout;
  const lines = new SonicBoom({ fd, sync: false, minLength: 4096, periodicFlush: longestHeld, maxLength: mostHeld });
  // A log that nobody can write any more, its reader gone or its disk full, must not take the site with it.
  lines.on('error', () => {});
  process.once('exit', () => {
    try {
      lines.flushSync();
    } catch {
      // As above.
    }
  });
  return {
    request: (entry) => void lines.write(`${JSON.stringify(entry)}\n`),
    fault: (error) => process.stderr.write(`${JSON.stringify({ fault: error instanceof Error ? error.stack : String(error) })}\n`),
  };
}
