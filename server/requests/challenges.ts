import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Challenge, isProof, usualChallenge } from '#app/requests/proof-of-work.ts';

/** Milliseconds for which a challenge is valid; a page that loses its connection may need minutes. */
const validFor = 10 * 60_000;
/** The most milliseconds by which the clock of another server with the same secret may be ahead of ours. */
const aheadAtMost = 60_000;

/** The most characters of a header that is examined. */
const longestProof = 400;

export interface Challenges {
  make(): Challenge;
  /** Whether the header is a proof of work for the envelope with this id and one of our own challenges that is still valid. */
  isMet(header: string | undefined, id: string): Promise<boolean>;
}

/**
 * Makes and checks challenges, which are not stored: each contains the time at which it was made, signed with `secret`. `now` gives
 * milliseconds since 1970, so that several servers agree.
 */
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
