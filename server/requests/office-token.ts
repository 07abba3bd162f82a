import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sampleOfficeToken } from '#app/requests/sample-key.ts';

/** Returns a token as the server stores it: its SHA-256, 64 hex digits. Tokens are 256 random bits, so no slow hash is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export const tokenHashPattern = /^[0-9a-f]{64}$/;

/** The most characters of a token that is examined. */
const longest = 200;

export interface OfficeTokens {
  /** The SHA-256 of each token. */
  readonly hashes: readonly string[];
  /** If there are no tokens, accepts the sample token in the project's code from this machine. */
  readonly takesSample: boolean;
}

/** Names a request's token for the list of changes: the first digits of its hash, which distinguish desks and open nothing. */
export function tokenName({ headers }: FastifyRequest): string {
  return tokenHash(tokenOf(headers)).slice(0, 8);
}

const tokenOf = ({ authorization = '' }: FastifyRequest['headers']) => /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? '';

/** Checks a request for one of the tokens. Takes the same time for a wrong token as for a right one. */
export function hasOfficeToken(request: FastifyRequest, { hashes, takesSample }: OfficeTokens): boolean {
  const token = tokenOf(request.headers);
  if (token.length > longest) return false;
  const given = Buffer.from(tokenHash(token), 'hex');
  const accepted = hashes.length === 0 && takesSample && isThisMachine(request) ? [tokenHash(sampleOfficeToken)] : hashes;
  // Compare every hash, so that the time does not reveal which one matched.
  return accepted.filter((hash) => timingSafeEqual(given, Buffer.from(hash, 'hex'))).length > 0;
}

/** Checks that a request comes from this machine itself, not through a proxy on it (if the proxy sends one of the usual headers). */
export function isThisMachine({ raw, headers }: FastifyRequest): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(raw.socket.remoteAddress ?? '');
}
