import type { onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from './problem.ts';

/** Requests received at the same time: with bodies of at most 96 KiB they hold below 30 MB. */
const mostUnderWay = 256;

/** Seconds after which to come back; a request takes milliseconds. */
const pause = 5;

/** Refuses before the body is read when too many are under way, so that memory stays bounded whatever comes. */
export function shedLoad(most = mostUnderWay): onRequestAsyncHookHandler {
  let underWay = 0;
  return async (_request, reply) => {
    if (underWay >= most) throw new ProblemError('busy', pause);
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  };
}
