import { fromBase64url } from './base64url.ts';
import { KeyError } from './key-error.ts';

/** Hashes the public key's 65 bytes: SHA-256, 64 hex digits. Throws KeyError when the text is no key. */
export async function fingerprintOf(publicKey: string): Promise<string> {
  const bytes = fromBase64url(publicKey);
  if (bytes?.length !== 65 || bytes[0] !== 4)
    throw new KeyError('Not a public key: expected an uncompressed point of 65 bytes in base64url');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Names a key on envelopes: the first 16 digits of its fingerprint. */
export function keyIdOf(fingerprint: string): string {
  return fingerprint.slice(0, 16);
}
