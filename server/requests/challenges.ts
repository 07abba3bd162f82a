import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Challenge, isProof, usualChallenge } from '#app/requests/proof-of-work.ts';

/** Milliseconds in which a challenge must be answered: a page that lost its connection may need minutes. */
const validFor = 10 * 60_000;
/** Milliseconds that the clock of another server with the same secret may be ahead of ours. */
const aheadAtMost = 60_000;

/** Longest header looked at, in characters. */
const longestProof = 400;

export interface Challenges {
  make(): Challenge;
  /** Whether this header is a proof, for one of our own challenges that is still valid, of the envelope with this id. */
  isMet(header: string | undefined, id: string): Promise<boolean>;
}

/** Challenges are kept nowhere: each carries the time it was made, signed. `now` is in milliseconds since 1970, which other servers go by too. */
export function challenges(secret: string | Buffer, now: () => number): Challenges {
  const signed = (time: string) => `${time}.${createHmac('sha256', secret).update(time).digest('base64url')}`;
  return {
    make: () => ({ text: signed(Math.floor(now()).toString(36)), ...usualChallenge }),
    async isMet(header = '', id) {
      if (header.length > longestProof) return false;
      const [text = ''] = header.split(' ');
      const [time = ''] = text.split('.');
      const ours = Buffer.from(signed(time));
      const theirs = Buffer.from(text);
      if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return false;
      const age = now() - Number.parseInt(time, 36);
      if (!(age >= -aheadAtMost && age <= validFor)) return false;
      return isProof(header, { text, ...usualChallenge }, id);
    },
  };
}
