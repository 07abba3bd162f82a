import { hash, randomBytes } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from './problem.ts';
import { type Rate, tokenBuckets } from './token-buckets.ts';

/** How much is taken, and from whom. */
export interface Limits {
  /** Requests sent from one address. */
  readonly perAddress: Rate;
  /** Requests sent by everyone together. */
  readonly inAll: Rate;
  /** What the office asks. */
  readonly office: Rate;
  /** Wrong tokens from one address. */
  readonly wrongTokens: Rate;
}

export interface RateLimits {
  readonly requests: onRequestAsyncHookHandler;
  readonly office: onRequestAsyncHookHandler;
  /** Counts a wrong token; throws once there were too many. */
  wrongToken(request: FastifyRequest): Promise<void>;
}

/**
 * Addresses stand in memory only as hashes with a secret that lives as long as the process, and only until their
 * bucket is full again. IPv6 addresses count by their network of 64 bits, which one household or phone has to itself.
 */
function addressHash(): (request: FastifyRequest) => string {
  const secret = randomBytes(32).toString('hex');
  // Who has hung up meanwhile has no address any more, whatever the type says.
  return ({ ip = '' }) => hash('sha256', secret + normalizeIP(ip), 'base64url');
}

export async function limitRates(api: FastifyInstance, limits: Limits, now?: () => number): Promise<RateLimits> {
  const address = addressHash();
  await api.register(rateLimit, { global: false, store: tokenBuckets(now) });
  const limiter = ({ burst, windowMs }: Rate, keyGenerator: (request: FastifyRequest) => string) => {
    const check = api.createRateLimit({ max: burst, timeWindow: windowMs, keyGenerator });
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw new ProblemError('slow-down', Math.max(1, result.ttlInSeconds));
    };
  };
  const perAddress = limiter(limits.perAddress, address);
  const inAll = limiter(limits.inAll, () => 'all');
  const office = limiter(limits.office, address);
  const wrongToken = limiter(limits.wrongTokens, address);
  return {
    async requests(request) {
      // In this order: what one address is refused takes nothing from the others.
      await perAddress(request);
      await inAll(request);
    },
    office: (request) => office(request),
    wrongToken,
  };
}
