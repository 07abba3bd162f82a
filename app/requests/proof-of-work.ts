/**
 * A small computation that the server asks for while more is sent than usual (decision 015): the page does it before it
 * sends the same envelope again. The same few lines for both sides, in what browsers and Node have built in.
 */

/** What is to be computed: for each of `parts` a number whose SHA-256 with text and id begins with so many zero bits. */
export interface Challenge {
  readonly text: string;
  readonly parts: number;
  readonly bits: number;
}

/** The header in which the proof is sent: the challenge's text and the numbers, with spaces between. */
export const proofHeader = 'proof-of-work';

/**
 * Some six hundred hashes: a tenth of a second on a slow phone; in several parts, so that it is seldom much longer.
 * Figures: decision 015.
 */
export const usualChallenge = { parts: 8, bits: 6 } as const;

/** More than any server of ours asks for is not computed: it could keep a phone busy for hours. */
const most = { text: 200, parts: 16, bits: 10 };

/** Numbers tried together: the page stays quick between them. */
const together = 32;

const encoder = new TextEncoder();

async function fits({ text, bits }: Challenge, id: string, part: number, number: number): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`${text} ${id} ${part} ${number}`));
  return new DataView(digest).getUint32(0) >>> (32 - bits) === 0;
}

/** Whether a server's answer holds a challenge that may be computed. */
export function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null) return false;
  const { text, parts, bits } = value as Partial<Record<keyof Challenge, unknown>>;
  const within = (count: unknown, limit: number) => Number.isInteger(count) && (count as number) >= 1 && (count as number) <= limit;
  return (
    typeof text === 'string' && /^[\w.-]+$/.test(text) && text.length <= most.text && within(parts, most.parts) && within(bits, most.bits)
  );
}

/** Computes the proof for the envelope with this id, as it is sent in `proofHeader`. */
export async function prove(challenge: Challenge, id: string): Promise<string> {
  const numbers: number[] = [];
  for (let part = 0; part < challenge.parts; part += 1) {
    let found = -1;
    for (let from = 0; found < 0; from += together) {
      const tried = await Promise.all(Array.from({ length: together }, (_, place) => fits(challenge, id, part, from + place)));
      const place = tried.indexOf(true);
      if (place >= 0) found = from + place;
    }
    numbers.push(found);
  }
  return [challenge.text, ...numbers].join(' ');
}

/** Whether `proof` is one for this challenge and id. */
export async function isProof(proof: string, challenge: Challenge, id: string): Promise<boolean> {
  const [text, ...numbers] = proof.split(' ');
  if (text !== challenge.text || numbers.length !== challenge.parts || !numbers.every((number) => /^\d{1,9}$/.test(number))) return false;
  const held = await Promise.all(numbers.map((number, part) => fits(challenge, id, part, Number(number))));
  return held.every(Boolean);
}
