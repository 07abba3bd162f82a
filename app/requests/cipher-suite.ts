import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { Envelope } from './envelope.ts';

/** The encryption of envelope version 1. P-256 because every browser's own WebCrypto has it: no cryptography of ours or in JavaScript. */
export const cipherSuite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** Binds the key schedule to this use: the same key in another program opens nothing of ours (RFC 9180, 5.1: info). */
export const lockInfo = new TextEncoder().encode('patient-request/1');

/** Encodes the envelope's readable fields, which must not change in transit: else decryption fails. */
export function authenticatedHeader({ version, keyId, schemaVersion, id }: Omit<Envelope, 'enc' | 'ciphertext'>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([version, keyId, schemaVersion, id]));
}
