/** Derives a key from a passphrase: slow on purpose, to hinder guessing (docs/decisions/020-the-office-desk.md). */
import { fromBase64url, toBase64url } from './base64url.ts';

/** How a passphrase was stretched; stored unencrypted beside its ciphertext. */
export interface Stretching {
  readonly kdf: 'PBKDF2-SHA-256';
  /** Rounds: more than three times OWASP's minimum (600,000), about half a second on a usual computer. */
  readonly iterations: number;
  /** 16 random bytes in base64url. */
  readonly salt: string;
}

export const usualIterations = 2_000_000;

/** The fewest characters of a passphrase. Six of the suggested words have far more. */
export const shortestPassphrase = 12;

/** Makes a stretching with a new salt. */
export function newStretching(iterations = usualIterations): Stretching {
  return { kdf: 'PBKDF2-SHA-256', iterations, salt: toBase64url(crypto.getRandomValues(new Uint8Array(16))) };
}

/** Makes a passphrase typed on any keyboard the same text: accents composed, outer spaces left out. */
export function normalised(passphrase: string): string {
  return passphrase.normalize('NFKC').trim();
}

/** Derives the AES-256 key of a passphrase; the key cannot be exported. */
export async function passphraseKey(passphrase: string, { iterations, salt }: Stretching): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(normalised(passphrase)), 'PBKDF2', false, ['deriveKey']);
  const stretched = { name: 'PBKDF2', hash: 'SHA-256', iterations, salt: fromBase64url(salt) ?? new Uint8Array() };
  return crypto.subtle.deriveKey(stretched, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
