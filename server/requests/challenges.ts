import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Challenge, isProof } from '#app/requests/proof-of-work.ts';

/** Milliseconds for which a challenge is valid; a page that loses its connection may need minutes. */
const validFor = 10 * 60_000;
/** The most milliseconds by which the clock of another server with the same secret may be ahead of ours. */
const aheadAtMost = 60_000;

/** The most characters of a header that is examined. */
const longestProof = 400;

export interface Challenges {
  /** A challenge for the envelope with this id alone, so that its proof is good once. */
  make(id: string, bits: number): Promise<Challenge>;
  /** Whether the header proves the work for one of our own challenges that is still valid, at this price or, if it has just risen, the one before. */
  isMet(header: string | undefined, id: string, bits: number): Promise<boolean>;
}

/**
 * Makes and checks challenges, which are not stored: each contains its time and price, signed for one envelope. `now` gives milliseconds
 * since 1970, so that several servers agree.
 */
export function challenges(secret: () => Promise<string>, now: () => number): Challenges {
  const signed = async (time: string, bits: number, id: string) =>
    `${time}.${bits}.${createHmac('sha256', await secret())
      .update(`${time} ${bits} ${id}`)
      .digest('base64url')}`;
  return {
    make: async (id, bits) => ({ text: await signed(Math.floor(now()).toString(36), bits, id), bits }),
    async isMet(header = '', id, bits) {
      if (header.length > longestProof) return false;
      const [text = ''] = header.split(' ');
      const [time = '', paid = ''] = text.split('.');
      const age = now() - Number.parseInt(time, 36);
      if (!(age >= -aheadAtMost && age <= validFor && Number(paid) >= bits - 1)) return false;
      const ours = Buffer.from(await signed(time, Number(paid), id));
      const theirs = Buffer.from(text);
      if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return false;
      return isProof(header, { text, bits: Number(paid) }, id);
    },
  };
}
