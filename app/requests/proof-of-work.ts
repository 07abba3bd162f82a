/**
 * A computation that the server asks for while more is sent than usual (decision 015): the page does it before it sends the same envelope
 * again. Most of it is PBKDF2, which browsers compute at full speed, so that a sender's own program gains little on the same computer.
 */

/** What is to be computed: eight numbers, of each of which the hash with text and id begins with so many zero bits. */
export interface Challenge {
  readonly text: string;
  readonly bits: number;
}

/** The header in which the proof is sent: the challenge's text and the numbers, with spaces between. */
export const proofHeader = 'proof-of-work';

/** The bits asked for at the least and at the most; each more doubles the work. Figures: decision 015. */
export const prices = { lowest: 5, highest: 9 } as const;

/** Several short searches take about equally long each time; one long search would not. */
const parts = 8;

/** The rounds of one hash: so many that the page's own part of the work, which is slow, hardly counts. */
const rounds = 500;

/** Numbers tried together: the page stays quick between them. */
const together = 32;

const longestText = 200;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Prepares a test whether a number is one for a part of the proof. */
async function search({ text, bits }: Challenge, id: string): Promise<(part: number, number: number) => Promise<boolean>> {
  const key = await crypto.subtle.importKey('raw', bytes(`${text} ${id}`), 'PBKDF2', false, ['deriveBits']);
  return async (part, number) => {
    const salt = bytes(`${part} ${number}`);
    const hash = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 32);
    return new DataView(hash).getUint32(0) >>> (32 - bits) === 0;
  };
}

/** Whether a server's answer holds a challenge that may be computed: more than ours asks for could keep a phone busy for hours. */
export function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null) return false;
  const { text, bits } = value as Partial<Record<keyof Challenge, unknown>>;
  const isPrice = Number.isInteger(bits) && (bits as number) >= 1 && (bits as number) <= prices.highest;
  return isPrice && typeof text === 'string' && /^[\w.-]+$/.test(text) && text.length <= longestText;
}

/** Computes the proof for the envelope with this id, as it is sent in `proofHeader`. */
export async function prove(challenge: Challenge, id: string): Promise<string> {
  const fits = await search(challenge, id);
  const numbers: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    let found = -1;
    for (let from = 0; found < 0; from += together) {
      const tried = await Promise.all(Array.from({ length: together }, (_, place) => fits(part, from + place)));
      const place = tried.indexOf(true);
      if (place >= 0) found = from + place;
    }
    numbers.push(found);
  }
  return [challenge.text, ...numbers].join(' ');
}

/** Whether `proof` is one for this challenge and id. Stops at the first part that is wrong, so that a wrong proof costs little. */
export async function isProof(proof: string, challenge: Challenge, id: string): Promise<boolean> {
  const [text, ...numbers] = proof.split(' ');
  if (text !== challenge.text || numbers.length !== parts || !numbers.every((number) => /^\d{1,9}$/.test(number))) return false;
  const fits = await search(challenge, id);
  for (const [part, number] of numbers.entries()) if (!(await fits(part, Number(number)))) return false;
  return true;
}
