/**
 * What one connection may ask of the server, so that nobody takes memory and files from the others by asking ahead and
 * reading nothing. Behind a proxy few of these limits are ever met; without one they are all there is.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { networkOf } from './network-address.ts';

/** Connections at the same time. Each holds its socket and one file open at most. */
const mostConnections = 1000;

/** Of one address, unless it is the proxy's: a browser opens six, and an office shares an address. */
const mostOfAddress = 100;

/** Requests of one connection; the last answer says that it ends, and the browser opens another. */
const mostRequests = 100;

/** Requests of one connection that may stand in line. Browsers and proxies send the next one only after the answer. */
const mostInLine = 10;

/** In milliseconds. */
export interface TimeLimits {
  /** In which a request must have arrived whole. */
  readonly request: number;
  /** In which something must be read, sent or asked on a connection. */
  readonly idle: number;
}

/** Connections are counted by the address they come from; a proxy brings everybody's. */
export type IsProxy = (address: string | undefined) => boolean;

export interface Connections {
  /** Makes Fastify's server. */
  readonly serverFactory: FastifyServerFactory;
  /** Whether a request of this connection has not been answered to the end. */
  readonly isAnswering: (socket: Socket) => boolean;
}

/** Answers the requests of one connection one after the other, and ends a connection with too many in line. */
export function limitConnections(limits: TimeLimits, isProxy: IsProxy): Connections {
  const lines = new WeakMap<Socket, (() => void)[]>();

  const serverFactory: FastifyServerFactory = (handler) => {
    function takeTurn(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      // What the same read of the network brought with it is not answered any more.
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

    const open = new Map<string, number>();
    function count(socket: Socket): void {
      if (isProxy(socket.remoteAddress)) return;
      const address = networkOf(socket.remoteAddress);
      const others = open.get(address) ?? 0;
      if (others >= mostOfAddress) {
        socket.destroy();
        return;
      }
      open.set(address, others + 1);
      socket.once('close', () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
    }

    const server = createServer(
      {
        requestTimeout: limits.request,
        headersTimeout: limits.request,
        keepAliveTimeout: limits.idle,
        // Node looks every 30 s by itself: whoever sends a header by the byte would hold a connection for twice the limit.
        connectionsCheckingInterval: Math.min(1_000, limits.request),
        // Refused by ours, with the headers that every answer has.
        requireHostHeader: false,
      },
      takeTurn,
    );
    server.on('connection', count);
    server.on('checkExpectation', takeTurn);
    server.on('dropRequest', (_request: IncomingMessage, socket: Socket) => socket.destroy());
    server.setTimeout(limits.idle);
    server.maxRequestsPerSocket = mostRequests;
    server.maxConnections = mostConnections;
    return server;
  };

  return { serverFactory, isAnswering: (socket) => (lines.get(socket)?.length ?? 0) > 0 };
}
