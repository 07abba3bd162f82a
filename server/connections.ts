/**
 * Limits what one connection may request, so that no one can use up memory and files by sending many requests without reading
 * the answers. Behind a proxy these limits are rarely reached; without one they are the only protection.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { networkOf } from './network-address.ts';
import { Places } from './places.ts';

/** The most connections at a time. Each keeps its socket and at most one file open. */
const mostConnections = 1000;

/** How many of them visitors may have; the rest is for proxies, whose connections carry everyone's requests and stay open. */
const mostOfVisitors = 900;

/** The most requests on one connection; the last answer closes it, and the browser opens another. */
const mostRequests = 100;

/** The most requests waiting on one connection. Browsers and proxies send the next request only after the answer. */
const mostInLine = 10;

/** Time limits in milliseconds. */
export interface TimeLimits {
  /** The time within which a request must arrive completely. */
  readonly request: number;
  /** The time for which a connection may be idle, with nothing sent or received. */
  readonly idle: number;
}

/** Checks whether an address is a proxy's. */
export type IsProxy = (address: string | undefined) => boolean;

export interface Connections {
  /** Creates Fastify's HTTP server. */
  readonly serverFactory: FastifyServerFactory;
  /** Whether a request on this connection isn't completely answered yet. */
  readonly isAnswering: (socket: Socket) => boolean;
}

/** Makes a server that answers the requests of a connection one after another, and ends a connection on which too many wait. */
export function limitConnections(limits: TimeLimits, isProxy: IsProxy): Connections {
  const lines = new WeakMap<Socket, (() => void)[]>();

  const serverFactory: FastifyServerFactory = (handler) => {
    function takeTurn(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      // Requests that arrived in the same read as the one that ended the connection are not answered.
      if (socket.destroyed) return;
      const line = lines.get(socket) ?? [];
      lines.set(socket, line);
      if (line.length > mostInLine) {
        socket.destroy();
        return;
      }
      line.push(() => handler(request, response));
      response.once('close', () => {
        line.shift();
        if (!socket.destroyed) line[0]?.();
      });
      if (line.length === 1) line[0]?.();
    }

    const places = new Places(mostOfVisitors);
    function takePlace(socket: Socket): void {
      if (isProxy(socket.remoteAddress)) return;
      socket.once(
        'close',
        places.take(networkOf(socket.remoteAddress), () => socket.destroy()),
      );
    }

    const server = createServer(
      {
        requestTimeout: limits.request,
        headersTimeout: limits.request,
        keepAliveTimeout: limits.idle,
        // By default Node checks every 30 s, so a client that sends a header byte by byte would keep a connection for twice the limit.
        connectionsCheckingInterval: Math.min(1_000, limits.request),
        // bad-requests.ts refuses these, with the headers that every answer has.
        requireHostHeader: false,
      },
      takeTurn,
    );
    server.on('connection', takePlace);
    server.on('checkExpectation', takeTurn);
    server.on('dropRequest', (_request: IncomingMessage, socket: Socket) => socket.destroy());
    server.setTimeout(limits.idle);
    server.maxRequestsPerSocket = mostRequests;
    server.maxConnections = mostConnections;
    return server;
  };

  return { serverFactory, isAnswering: (socket) => (lines.get(socket)?.length ?? 0) > 0 };
}
