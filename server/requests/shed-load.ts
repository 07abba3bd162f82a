import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from './problem.ts';

/** Requests received at the same time: with bodies of at most 96 KiB they hold below 30 MB. */
const mostUnderWay = 256;

/** Of one address: a page sends one at a time, and a waiting room shares an address. */
const mostOfAddress = 8;

/** Seconds after which to come back; a request takes milliseconds. */
const pause = 5;

/** Refuses before the body is read when too many are under way, of all or of one address, so that memory stays bounded whatever comes. */
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
