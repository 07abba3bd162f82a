import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../network-address.ts';
import { ProblemError } from './problem.ts';
import { type Sender, type ShareRates, Shares } from './shares.ts';
import { type Rate, TokenBuckets } from './token-buckets.ts';

export interface Limits extends ShareRates {
  /** Attempts to send from one address, whatever comes of them. */
  readonly perAddress: Rate;
  /** What the office asks. */
  readonly office: Rate;
  /** Wrong tokens from one address. */
  readonly wrongTokens: Rate;
}

export interface RateLimits {
  /** Each of these throws a ProblemError when it is too much. */
  attempt(request: FastifyRequest): void;
  office(request: FastifyRequest): void;
  wrongToken(request: FastifyRequest): void;
  readonly shares: Shares;
  senderOf(request: FastifyRequest): Sender;
  /** Forgets whoever has not been heard of for long enough; call it now and then. */
  forget(): void;
}

/**
 * Addresses stand in memory only as hashes with a secret that lives as long as the process, and only until their
 * bucket is full again. IPv6 addresses count by their network of 64 bits, which one household or phone has to itself.
 */
export function rateLimits(limits: Limits, now?: () => number): RateLimits {
  const secret = randomBytes(32).toString('hex');
  const keyOf = (network: string) => hash('sha256', secret + network, 'base64url');
  // Who has hung up meanwhile has no address any more, whatever the type says.
  const addressOf = ({ ip }: FastifyRequest) => keyOf(networkOf(ip));
  const buckets = {
    attempt: new TokenBuckets(limits.perAddress, now),
    office: new TokenBuckets(limits.office, now),
    wrongToken: new TokenBuckets(limits.wrongTokens, now),
  };
  const limiter = (name: keyof typeof buckets) => (request: FastifyRequest) => {
    const wait = buckets[name].take(addressOf(request));
    if (wait > 0) throw new ProblemError('slow-down', Math.ceil(wait / 1000));
  };
  const shares = new Shares(limits, now);
  return {
    attempt: limiter('attempt'),
    office: limiter('office'),
    wrongToken: limiter('wrongToken'),
    shares,
    senderOf(request) {
      const address = addressOf(request);
      const [network56, network48] = [networkOf(request.ip, 56), networkOf(request.ip, 48)];
      return network48.includes('/') ? { address, network56: keyOf(network56), network48: keyOf(network48) } : { address };
    },
    forget() {
      for (const each of Object.values(buckets)) each.forgetFull();
      shares.forget();
    },
  };
}
