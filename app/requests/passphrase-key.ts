/** From a passphrase to a key: slow on purpose, so that guessing costs (docs/decisions/020-the-office-desk.md). */
import { fromBase64url, toBase64url } from './base64url.ts';

/** How a passphrase was stretched; stands readable beside what it locks. */
export interface Stretching {
  readonly kdf: 'PBKDF2-SHA-256';
  /** Rounds: more than three times what OWASP asks for (600,000), about half a second on a usual computer. */
  readonly iterations: number;
  /** 16 random bytes in base64url. */
  readonly salt: string;
}

export const usualIterations = 2_000_000;

/** Characters a passphrase must have at least. Six of the suggested words have far more. */
export const shortestPassphrase = 12;

/** A stretching with a salt of its own. */
export function newStretching(iterations = usualIterations): Stretching {
  return { kdf: 'PBKDF2-SHA-256', iterations, salt: toBase64url(crypto.getRandomValues(new Uint8Array(16))) };
}

/** The same passphrase typed on another keyboard is the same text: accents composed, spaces around it left out. */
export function normalised(passphrase: string): string {
  return passphrase.normalize('NFKC').trim();
}

/** The AES-256 key of a passphrase; the key itself cannot be read out of it again. */
export async function passphraseKey(passphrase: string, { iterations, salt }: Stretching): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(normalised(passphrase)), 'PBKDF2', false, ['deriveKey']);
  const stretched = { name: 'PBKDF2', hash: 'SHA-256', iterations, salt: fromBase64url(salt) ?? new Uint8Array() };
  return crypto.subtle.deriveKey(stretched, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
