import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../network-address.ts';
import { Gate } from './gate.ts';
import { ProblemError } from './problem.ts';
import { type Rate, TokenBuckets } from './token-buckets.ts';

export interface Limits {
  /** Requests accepted from one network. */
  readonly perNetwork: Rate;
  /** Envelopes that the office downloads from one network. */
  readonly fetching: Rate;
  /** All other calls by the office from one network. */
  readonly office: Rate;
  /** Wrong tokens from one network. */
  readonly wrongTokens: Rate;
}

export type RateLimits = ReturnType<typeof rateLimits>;

/** Prepares rate limits. Networks are kept in memory only as hashes with a secret of this process, until their bucket is full again. */
export function rateLimits(limits: Limits, now: () => number = () => performance.now()) {
  const secret = randomBytes(32).toString('hex');
  // The address is missing, despite its type, if the client has already closed the connection.
  const keyOf = ({ ip }: FastifyRequest) => hash('sha256', secret + networkOf(ip), 'base64url');
  const buckets = {
    fetching: new TokenBuckets(limits.fetching, now),
    office: new TokenBuckets(limits.office, now),
    wrongToken: new TokenBuckets(limits.wrongTokens, now),
  };
  const limiter = (name: keyof typeof buckets) => (request: FastifyRequest) => {
    const wait = buckets[name].take(keyOf(request));
    if (wait > 0) throw new ProblemError('slow-down', Math.ceil(wait / 1000));
  };
  const gate = new Gate(limits.perNetwork, now);
  return {
    gate,
    /** The sender's network, as a key that reveals nothing about it. */
    networkOf: keyOf,
    /** Throws a ProblemError if the office downloads too often; the others do so for theirs. */
    fetching: limiter('fetching'),
    office: limiter('office'),
    wrongToken: limiter('wrongToken'),
    /** Forgets senders whose limits are completely free again; call it regularly. */
    forget() {
      for (const each of [...Object.values(buckets), gate]) each.forgetFull();
    },
  };
}
