import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pino from 'pino';
import { pathWithoutQuery } from './request-target.ts';

/** All that is kept of a request: what visitors look up about their health stays theirs, so no address, query, referrer or browser. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** From the request's arrival to the last byte handed over, in milliseconds. */
  readonly ms: number;
}

/** Longest path kept, in characters: a made-up one should not fill the disk. */
const longestPath = 200;

const target = ({ method, url }: FastifyRequest) => ({ method, path: pathWithoutQuery(url).slice(0, longestPath) });

/** One line for each request, when its answer is done or given up. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const entry: LoggedRequest = {
      ...target(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(entry);
  }

  /** For what was no request: nothing of it is repeated. */
  broken(log: FastifyBaseLogger, status: number): void {
    const entry: LoggedRequest = { method: '', path: '', status, ms: 0 };
    log.info(entry);
  }
}

export interface LogStream {
  write(line: string): void;
}

/** Lines are written together, this many milliseconds late at most: a write for every request costs as much as the request. */
const latest = 100;
/** Bytes held back while nobody takes them, such as a log reader that hangs; what comes on top is let go. */
const mostHeld = 1024 * 1024;

function standardOutput(): LogStream {
  const stream = pino.destination({ sync: false, minLength: 4096, periodicFlush: latest, maxLength: mostHeld });
  // A log that nobody can write any more, its reader gone or its disk full, must not take the site with it, nor keep it
  // from stopping: the last flush would try for ever.
  stream.on('error', () => {
    stream.flushSync = () => {};
  });
  return stream;
}

/**
 * Fastify's logger: one JSON object per line, without time, which whatever collects the log adds, and without anything
 * that tells one visitor from another. Serializers bind what Fastify and its plugins log by themselves to the same.
 */
export function logOptions(stream = standardOutput()): FastifyServerOptions['logger'] {
  return {
    base: null,
    timestamp: false,
    serializers: {
      req: target,
      res: ({ statusCode }) => ({ status: statusCode }),
      err: ({ name, message, cause, stack }) => ({
        type: name,
        message: cause instanceof Error ? `${message}: ${cause.message}` : message,
        stack: stack ?? '',
      }),
    },
    stream,
  };
}
