import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from './problem.ts';

/** The most requests being received at a time; with bodies of at most 96 KiB they need less than 30 MB. */
const mostUnderWay = 256;

/** The most from one address; a page sends one at a time, and everybody in a waiting room shares an address. */
const mostOfAddress = 8;

/** Seconds to wait before trying again; a request takes milliseconds. */
const pause = 5;

/** Refuses a request before its body is read if too many are being received, in all or from one address, so that memory stays bounded. */
export function shedLoad(addressOf: (request: FastifyRequest) => string): onRequestAsyncHookHandler {
  const ofAddress = new Map<string, number>();
  let underWay = 0;
  return async (request, reply) => {
    const address = addressOf(request);
    const own = ofAddress.get(address) ?? 0;
    if (underWay >= mostUnderWay || own >= mostOfAddress) throw new ProblemError('busy', pause);
    underWay += 1;
    ofAddress.set(address, own + 1);
    reply.raw.once('close', () => {
      underWay -= 1;
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  };
}
