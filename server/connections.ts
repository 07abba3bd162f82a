/**
 * What one connection may ask of the server, so that nobody takes memory and files from the others by asking ahead and
 * reading nothing. Behind a proxy few of these limits are ever met; without one they are all there is.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections at the same time. Each holds its socket and one file open at most. */
export const mostConnections = 1000;

/** Requests of one connection; the last answer says that it ends, and the browser opens another. */
export const mostRequests = 100;

/** Requests of one connection that may stand in line. Browsers and proxies send the next one only after the answer. */
const mostWaiting = 10;

/** Milliseconds in which something must be read, sent or asked on a connection. */
export const idleTimeout = 30_000;

interface Turn {
  readonly response: ServerResponse;
  start?: () => void;
}

export interface Connections {
  /** Whether a request of this connection has not been answered to the end. */
  isAnswering(socket: Socket): boolean;
}

/** Answers the requests of one connection one after the other, and ends a connection with too many in line. Call it before any other hook is added. */
export function limitConnections(app: FastifyInstance): Connections {
  const lines = new WeakMap<Socket, Turn[]>();
  app.server.maxConnections = mostConnections;

  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length > mostWaiting) {
      socket.destroy();
      return;
    }
    line.push({ response });
    response.once('close', () => {
      line.shift();
      if (!socket.destroyed) line[0]?.start?.();
    });
  });

  app.server.on('dropRequest', (_request: IncomingMessage, socket: Socket) => {
    socket.destroy();
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // What the same read of the network brought with it is not answered any more.
    if (socket.destroyed) return;
    const line = lines.get(socket);
    const turn = line?.find(({ response }) => response === reply.raw);
    if (turn && turn !== line?.[0]) turn.start = done;
    else done();
  });

  return { isAnswering: (socket) => (lines.get(socket)?.length ?? 0) > 0 };
}
