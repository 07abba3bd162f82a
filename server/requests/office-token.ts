import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sampleOfficeToken } from '#app/requests/sample-key.ts';

/** What the server keeps of a token: its SHA-256, 64 hex digits. Tokens are 256 random bits, so no slow hash is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export const tokenHashPattern = /^[0-9a-f]{64}$/;

/** Longest token looked at, in characters. */
const longest = 200;

export interface OfficeTokens {
  /** SHA-256 of each. */
  readonly hashes: readonly string[];
  /** Where there is none, the token that stands in the project's code opens from this machine. */
  readonly takesSample: boolean;
}

/** Whether a request carries one of the tokens. Takes as long for a wrong one as for a right one. */
export function hasOfficeToken(request: FastifyRequest, { hashes, takesSample }: OfficeTokens): boolean {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (token.length > longest) return false;
  const given = Buffer.from(tokenHash(token), 'hex');
  const accepted = hashes.length === 0 && takesSample && isThisMachine(request) ? [tokenHash(sampleOfficeToken)] : hashes;
  // Every hash is compared, so that the time does not tell which was meant.
  return accepted.filter((hash) => timingSafeEqual(given, Buffer.from(hash, 'hex'))).length > 0;
}

/** Whether it comes from this machine itself, and not through a proxy on it, as far as the proxy says so. */
export function isThisMachine({ raw, headers }: FastifyRequest): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(raw.socket.remoteAddress ?? '');
}
