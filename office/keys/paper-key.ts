/** The private key as printed on the backup sheet: digits that a person can type, with a check against typos. */
import { createHash } from 'node:crypto';
import { fromBase64url, toBase64url } from '#app/requests/base64url.ts';
import type { KeyPairText } from '#app/requests/key-pair.ts';
import { publicKeyOf } from '#app/requests/open.ts';
import { plainSigns } from '#app/site/seen-text.ts';

const keyBytes = 32;
const checkBytes = 2;

/** The error for text that isn't a key: too many or too few groups, or a typo in one. */
export class PaperKeyError extends Error {
  readonly reason: 'length' | 'typing';
  /** The wrong groups, counted from 1; empty if they can't be determined. */
  readonly groups: readonly number[];
  /** How many groups were typed. */
  readonly count: number;
  constructor(reason: PaperKeyError['reason'], groups: readonly string[] = []) {
    super(`Not a key from a backup sheet: ${reason}`);
    this.reason = reason;
    this.count = groups.length;
    const odd = groups.flatMap((group, place) => (/^[0-9a-f]{4}$/.test(group) ? [] : [place + 1]));
    this.groups = odd.length === 0 && reason === 'typing' ? slippedGroups(groups) : odd;
  }
}

/** Returns the groups in which changing one character, or swapping two neighbors, makes the key right. */
function slippedGroups(groups: readonly string[]): number[] {
  const isRight = (group: string, place: number) => keyIn(groups.with(place, group).join('')) !== undefined;
  return groups.flatMap((group, place) => (slipsOf(group).some((one) => isRight(one, place)) ? [place + 1] : []));
}

function slipsOf(group: string): string[] {
  const signs = [...group];
  const others = signs.flatMap((_, place) => [...'0123456789abcdef'].map((sign) => signs.with(place, sign).join('')));
  const swapped = signs.slice(1).map((sign, place) =>
    signs
      .with(place, sign)
      .with(place + 1, signs[place] ?? '')
      .join(''),
  );
  return [...others, ...swapped];
}

/** Returns the key of these digits; undefined if the check fails. */
function keyIn(digits: string): Buffer | undefined {
  const bytes = Buffer.from(digits, 'hex');
  const key = bytes.subarray(0, keyBytes);
  return bytes.length === keyBytes + checkBytes && checkOf(key).equals(bytes.subarray(keyBytes)) ? key : undefined;
}

function checkOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, checkBytes);
}

/** Returns 17 groups of four digits (0–9, a–f), the last one the check. Throws if the text isn't a private key. */
export function paperKey(privateKey: string): string[] {
  const key = Buffer.from(fromBase64url(privateKey) ?? []);
  if (key.length !== keyBytes) throw new PaperKeyError('length');
  return (
    Buffer.concat([key, checkOf(key)])
      .toString('hex')
      .match(/.{4}/g) ?? []
  );
}

/** Returns the pair of a typed key. Case, spaces and line breaks don't matter, nor o and l for 0 and 1. Throws PaperKeyError. */
export async function pairFromPaper(typed: string): Promise<KeyPairText> {
  const signs = plainSigns(typed).toLowerCase().replaceAll('o', '0').replaceAll('l', '1');
  const digits = signs.replace(/[\s-]/g, '');
  // Text without spaces is split into groups of four.
  const groups = signs.match(/[\s-]/) ? signs.split(/[\s-]+/).filter(Boolean) : (digits.match(/.{1,4}/g) ?? []);
  if (digits.length !== (keyBytes + checkBytes) * 2) throw new PaperKeyError('length', groups);
  const key = keyIn(digits);
  if (!key) throw new PaperKeyError('typing', groups);
  const privateKey = toBase64url(key);
  return { privateKey, publicKey: await publicKeyOf(privateKey) };
}
