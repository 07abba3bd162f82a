import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../network-address.ts';
import { ProblemError } from './problem.ts';
import { type Sender, type ShareRates, Shares } from './shares.ts';
import { type Rate, TokenBuckets } from './token-buckets.ts';

export interface Limits extends ShareRates {
  /** Attempts to send from one address, successful or not. */
  readonly perAddress: Rate;
  /** Envelopes that the office fetches from one address. */
  readonly fetching: Rate;
  /** Everything else that the office asks from one address. */
  readonly office: Rate;
  /** Wrong tokens from one address. */
  readonly wrongTokens: Rate;
}

export interface RateLimits {
  /** Throws a ProblemError if there were too many attempts to send; so do the others for theirs. */
  attempt(request: FastifyRequest): void;
  fetching(request: FastifyRequest): void;
  office(request: FastifyRequest): void;
  wrongToken(request: FastifyRequest): void;
  readonly shares: Shares;
  senderOf(request: FastifyRequest): Sender;
  /** Forgets senders whose limits are completely free again; call it regularly. */
  forget(): void;
}

/**
 * Prepares rate limits. Addresses are kept in memory only as hashes with a secret of this process, and only until their bucket is full
 * again. IPv6 addresses count by their network of 64 bits, which one household or phone has to itself.
 */
export function rateLimits(limits: Limits, now?: () => number): RateLimits {
  const secret = randomBytes(32).toString('hex');
  const keyOf = (network: string) => hash('sha256', secret + network, 'base64url');
  // The address is missing, despite its type, if the client has already closed the connection.
  const addressOf = ({ ip }: FastifyRequest) => keyOf(networkOf(ip));
  const buckets = {
    attempt: new TokenBuckets(limits.perAddress, now),
    fetching: new TokenBuckets(limits.fetching, now),
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
    fetching: limiter('fetching'),
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
