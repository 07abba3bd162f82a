import { createHash } from 'node:crypto';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Receipt } from '#app/requests/api.ts';
import { type Envelope, envelopeFault, envelopeText, largestBody } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { networkOf } from '../network-address.ts';
import { Places } from '../places.ts';
import { corsOptions, requireOwnOrigin } from './origins.ts';
import { ProblemError } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RequestStore } from './store.ts';

export interface ReceivingOptions {
  /** The ids of the keys with which requests may be encrypted. Without any, the site takes no requests. */
  readonly keyIds: readonly string[];
  readonly siteOrigin: string;
  readonly store: RequestStore;
  readonly limits: RateLimits;
  /** Whether too many requests are waiting to store another; the limit is higher for a network with none accepted lately. */
  readonly isFull: (isNew: boolean) => boolean;
  /** Called after a new request has been stored. */
  readonly announce: () => void;
  readonly now: () => number;
}

/** Seconds to wait if too many requests are waiting; the office has to archive some first. */
const pauseWhenFull = 3600;

/** The most requests in progress; with bodies of at most 96 KiB they need less than 30 MB. */
const mostUnderWay = 256;

/** Milliseconds without a byte after which an unfinished body is given up; even a slow phone keeps sending. */
const silence = 5_000;

/** Gives a request a place, and ends its connection if its network has most places when another needs one, or if it falls silent. */
function takePlaces(): onRequestAsyncHookHandler {
  const places = new Places(mostUnderWay);
  return async ({ ip, raw }, reply) => {
    const { socket } = raw;
    reply.raw.once(
      'close',
      places.take(networkOf(ip), () => socket.destroy()),
    );
    const usual = socket.timeout ?? 0;
    socket.setTimeout(silence);
    raw.once('end', () => socket.setTimeout(usual));
  };
}

/** Refuses compressed bodies, which would be misread as plain ones. */
const requireIdentity: onRequestAsyncHookHandler = async ({ headers }) => {
  if (!['identity', undefined].includes(headers['content-encoding']?.toLowerCase())) throw new ProblemError('not-json');
};

/** Answers POST /requests, which sends an envelope, once the envelope is safely stored. */
export async function receiveRequests(api: FastifyInstance, options: ReceivingOptions): Promise<void> {
  const { keyIds, siteOrigin, store, limits, isFull, announce, now } = options;
  const { gate } = limits;

  /** Called only after all other checks, so that invalid and known requests use up no one's share. */
  function letIn(request: FastifyRequest): void {
    const network = limits.networkOf(request);
    if (isFull(gate.isNew(network))) throw new ProblemError('storage', pauseWhenFull);
    const wait = gate.take(network);
    if (wait > 0) throw new ProblemError('slow-down', Math.ceil(wait / 1000));
  }

  await api.register(cors, corsOptions(siteOrigin));
  api.post<{ Body: Envelope }>('/requests', {
    bodyLimit: largestBody,
    onRequest: [requireOwnOrigin(siteOrigin), requireIdentity, takePlaces()],
    // Instead of a JSON schema, the same check that the desk makes.
    schema: { body: 'envelope' },
    validatorCompiler: () => (value: unknown) => {
      const fault = envelopeFault(value);
      if (!fault) return { value };
      return { error: new ProblemError(fault === 'version' || fault === 'schemaVersion' ? 'outdated' : 'not-an-envelope') };
    },
    schemaErrorFormatter: (errors) => errors as unknown as Error,
    async handler(request, reply) {
      if (keyIds.length === 0) throw new ProblemError('off');
      const { id, keyId, schemaVersion } = request.body;
      if (!keyIds.includes(keyId)) throw new ProblemError('outdated');
      const envelope = envelopeText(request.body);
      const digest = createHash('sha256').update(envelope).digest('hex');
      let result = await store.find(id, digest);
      if (!result) {
        letIn(request);
        result = await store.put({ id, keyId, schemaVersion, envelope, digest, receivedAt: now() });
      }
      if (result.outcome === 'conflict') throw new ProblemError('conflict');
      if (result.outcome === 'stored') announce();
      const receipt: Receipt = { reference: await referenceOf(id), receivedAt: new Date(result.receivedAt).toISOString() };
      return reply.code(result.outcome === 'stored' ? 201 : 200).send(receipt);
    },
  });
}
