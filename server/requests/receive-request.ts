import { createHash } from 'node:crypto';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Receipt } from '#app/requests/api.ts';
import { type Envelope, envelopeFault, envelopeText, largestBody } from '#app/requests/envelope.ts';
import { proofHeader } from '#app/requests/proof-of-work.ts';
import { referenceOf } from '#app/requests/reference.ts';
import type { Challenges } from './challenges.ts';
import { corsOptions, requireOwnOrigin } from './origins.ts';
import { ProblemError } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { shedLoad } from './shed-load.ts';
import type { RequestStore } from './store.ts';

export interface ReceivingOptions {
  /** Keys that requests may be locked to; none: the site takes no requests. */
  readonly keyIds: readonly string[];
  readonly siteOrigin: string;
  readonly store: RequestStore;
  readonly limits: RateLimits;
  readonly challenges: Challenges;
  /** Whether so many are waiting that no more can be kept of this sender. */
  readonly isFull: (isNew: boolean) => boolean;
  /** Called after a new request is stored. */
  readonly announce: () => void;
  readonly now: () => number;
}

/** Seconds, for a page from before there were challenges. */
const pauseWithoutProof = 30;

/** Seconds; the office has to confirm some first. */
const pauseWhenFull = 3600;

/** A body in another encoding than its own would be read as what it is not. */
const requireIdentity: onRequestAsyncHookHandler = async ({ headers }) => {
  if (!['identity', undefined].includes(headers['content-encoding']?.toLowerCase())) throw new ProblemError('not-json');
};

/** POST /requests: an envelope, answered once it is safely stored. */
export async function receiveRequests(api: FastifyInstance, options: ReceivingOptions): Promise<void> {
  const { keyIds, siteOrigin, store, limits, challenges, isFull, announce, now } = options;
  const { shares, senderOf, attempt } = limits;

  /** After everything else has been found right: who sends nonsense takes no share from anybody. */
  async function takeShare(request: FastifyRequest, id: string): Promise<void> {
    const sender = senderOf(request);
    if (isFull(shares.isNew(sender))) throw new ProblemError('storage', pauseWhenFull);
    const proof = request.headers[proofHeader]?.toString();
    if (shares.isUnderPressure() && !(await challenges.isMet(proof, id)))
      throw new ProblemError('slow-down', pauseWithoutProof, challenges.make());
    const wait = shares.take(sender);
    if (wait > 0) throw new ProblemError('slow-down', Math.ceil(wait / 1000));
  }

  await api.register(cors, corsOptions(siteOrigin));
  api.post<{ Body: Envelope }>('/requests', {
    bodyLimit: largestBody,
    onRequest: [
      requireOwnOrigin(siteOrigin),
      requireIdentity,
      async (request) => attempt(request),
      shedLoad((request) => senderOf(request).address),
    ],
    // The check that the office's page makes too, in the place of a JSON schema.
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
      await takeShare(request, id);
      const envelope = envelopeText(request.body);
      const digest = createHash('sha256').update(envelope).digest('hex');
      const result = await store.put({ id, keyId, schemaVersion, envelope, digest, receivedAt: now() });
      if (result.outcome === 'conflict') throw new ProblemError('conflict');
      if (result.outcome === 'stored') announce();
      const receipt: Receipt = { reference: await referenceOf(id), receivedAt: new Date(result.receivedAt).toISOString() };
      return reply.code(result.outcome === 'stored' ? 201 : 200).send(receipt);
    },
  });
}
