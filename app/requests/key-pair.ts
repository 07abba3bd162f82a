import { fromBase64url, toBase64url } from './base64url.ts';
import { cipherSuite } from './cipher-suite.ts';
import { KeyError } from './key-error.ts';

/** The office's keys as text, for content/practice.yaml, the office's key file and the backup sheet. */
export interface KeyPairText {
  /** Uncompressed P-256 point, 65 bytes in base64url, 87 characters. */
  readonly publicKey: string;
  /** The secret number, 32 bytes in base64url, 43 characters. Its holder reads every request encrypted for it. */
  readonly privateKey: string;
}

/** Makes a pair from the platform's randomness. */
export async function makeKeyPair(): Promise<KeyPairText> {
  const { publicKey, privateKey } = await cipherSuite.kem.generateKeyPair();
  return {
    publicKey: toBase64url(new Uint8Array(await cipherSuite.kem.serializePublicKey(publicKey))),
    privateKey: toBase64url(new Uint8Array(await cipherSuite.kem.serializePrivateKey(privateKey))),
  };
}

/** Throws KeyError for a text that is no point of the curve. */
export async function readPublicKey(text: string): Promise<CryptoKey> {
  return read('public', text, 65, (bytes) => cipherSuite.kem.deserializePublicKey(bytes));
}

/** Throws KeyError for a text that is no secret number of the curve. */
export async function readPrivateKey(text: string): Promise<CryptoKey> {
  return read('private', text, 32, (bytes) => cipherSuite.kem.deserializePrivateKey(bytes));
}

async function read(kind: string, text: string, size: number, as: (bytes: ArrayBuffer) => Promise<CryptoKey>): Promise<CryptoKey> {
  const bytes = fromBase64url(text);
  if (bytes?.length !== size) throw new KeyError(`Not a ${kind} key: expected ${size} bytes in base64url`);
  try {
    return await as(bytes.buffer);
  } catch {
    throw new KeyError(`Not a ${kind} key of the curve P-256`);
  }
}
