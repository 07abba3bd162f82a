/** The private key as it stands on the backup sheet: digits that a person can type again, with a check of the typing. */
import { createHash } from 'node:crypto';
import { fromBase64url, toBase64url } from '#app/requests/base64url.ts';
import type { KeyPairText } from '#app/requests/key-pair.ts';
import { publicKeyOf } from '#app/requests/open.ts';
import { plainSigns } from '#app/site/seen-text.ts';

const keyBytes = 32;
const checkBytes = 2;

/** Why what was typed is no key: too many or too few digits, or one of them wrong. */
export class PaperKeyError extends Error {
  readonly reason: 'length' | 'typing';
  constructor(reason: PaperKeyError['reason']) {
    super(`Not a key from a backup sheet: ${reason}`);
    this.reason = reason;
  }
}

function checkOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, checkBytes);
}

/** 17 groups of four digits (0–9, a–f), the last one being the check. Throws for a text that is no private key. */
export function paperKey(privateKey: string): string[] {
  const key = Buffer.from(fromBase64url(privateKey) ?? []);
  if (key.length !== keyBytes) throw new PaperKeyError('length');
  return (
    Buffer.concat([key, checkOf(key)])
      .toString('hex')
      .match(/.{4}/g) ?? []
  );
}

/** The pair of a typed key; capitals, spaces and lines do not matter, nor o and l for 0 and 1. Throws PaperKeyError. */
export async function pairFromPaper(typed: string): Promise<KeyPairText> {
  const digits = plainSigns(typed).toLowerCase().replaceAll('o', '0').replaceAll('l', '1').replace(/[\s-]/g, '');
  if (digits.length !== (keyBytes + checkBytes) * 2) throw new PaperKeyError('length');
  const bytes = Buffer.from(digits, 'hex');
  const key = bytes.subarray(0, keyBytes);
  if (bytes.length !== keyBytes + checkBytes || !checkOf(key).equals(bytes.subarray(keyBytes))) throw new PaperKeyError('typing');
  const privateKey = toBase64url(key);
  return { privateKey, publicKey: await publicKeyOf(privateKey) };
}
