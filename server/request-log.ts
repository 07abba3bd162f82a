import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pino from 'pino';
import { pathWithoutQuery } from './request-target.ts';

/** Everything that is logged about a request. What visitors read about their health is private: no address, query, referrer or browser. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds from the arrival of the request to the last byte of the response. */
  readonly ms: number;
}

/** The most characters of a path that are logged, so that made-up paths cannot fill the disk. */
const longestPath = 200;

const target = ({ method, url }: FastifyRequest) => ({ method, path: pathWithoutQuery(url).slice(0, longestPath) });

/** Logs one line for each request, once its response is complete or was aborted. */
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

  /** Logs bytes from which no request could be parsed, without repeating any of them. */
  broken(log: FastifyBaseLogger, status: number): void {
    const entry: LoggedRequest = { method: '', path: '', status, ms: 0 };
    log.info(entry);
  }
}

export interface LogStream {
  write(line: string): void;
}

/** The most milliseconds for which lines are held back to be written together: one write per request costs as much as the request. */
const latest = 100;
/** The most bytes held back while the log's reader hangs; further lines are dropped. */
const mostHeld = 1024 * 1024;

function standardOutput(): LogStream {
  const stream = pino.destination({ sync: false, minLength: 4096, periodicFlush: latest, maxLength: mostHeld });
  // If the log cannot be written (its reader has gone, or the disk is full), the site must go on, and stopping must not wait for the last
  // flush, which would retry forever.
  stream.on('error', () => {
    stream.flushSync = () => {};
  });
  return stream;
}

/**
 * Options of Fastify's logger: one JSON object per line, without the time, which the log collector adds, and without anything that
 * identifies a visitor. The serializers apply the same rule to what Fastify and its plugins log by themselves.
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
