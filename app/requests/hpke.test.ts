/** Tests the library with the RFC's figures, and our suite with another implementation: two that agree are not both wrong the same way. */
import { readFile } from 'node:fs/promises';
import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import * as independent from 'hpke';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { authenticatedHeader, cipherSuite, lockInfo } from './cipher-suite.ts';
import { packContent, unpackContent } from './content.ts';
import { envelopeVersion, newRequestId, schemaVersion } from './envelope.ts';
import { fingerprintOf, keyIdOf } from './fingerprint.ts';
import { makeKeyPair } from './key-pair.ts';
import { lock } from './lock.ts';
import { open } from './open.ts';

interface Vectors {
  readonly info: string;
  readonly ikmE: string;
  readonly ikmR: string;
  readonly enc: string;
  readonly pkRm: string;
  readonly skRm: string;
  readonly shared_secret: string;
  readonly encryptions: readonly { plaintext: string; aad: string; ciphertext: string }[];
}

const vectors: Vectors = JSON.parse(await readFile(new URL('./rfc9180-vectors-fixture.json', import.meta.url), 'utf8'));
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const asHex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');

describe('the figures of RFC 9180, appendix A.3.1', () => {
  const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });

  it('derives the recipient’s keys', async () => {
    const pair = await suite.kem.deriveKeyPair(hex(vectors.ikmR).buffer);
    expect(asHex(await suite.kem.serializePublicKey(pair.publicKey))).toBe(vectors.pkRm);
    expect(asHex(await suite.kem.serializePrivateKey(pair.privateKey))).toBe(vectors.skRm);
  });

  it('locks to the very bytes', async () => {
    const recipientPublicKey = await suite.kem.deserializePublicKey(hex(vectors.pkRm).buffer);
    const ekm = await suite.kem.deriveKeyPair(hex(vectors.ikmE).buffer);
    const sender = await suite.createSenderContext({ recipientPublicKey, ekm, info: hex(vectors.info) });
    expect(asHex(sender.enc)).toBe(vectors.enc);
    for (const { plaintext, aad, ciphertext } of vectors.encryptions)
      expect(asHex(await sender.seal(hex(plaintext), hex(aad)))).toBe(ciphertext);
  });

  it('opens them', async () => {
    const recipientKey = await suite.kem.deserializePrivateKey(hex(vectors.skRm).buffer);
    const recipient = await suite.createRecipientContext({ recipientKey, enc: hex(vectors.enc).buffer, info: hex(vectors.info) });
    for (const { plaintext, aad, ciphertext } of vectors.encryptions)
      expect(asHex(await recipient.open(hex(ciphertext), hex(aad)))).toBe(plaintext);
  });
});

describe('AES-256-GCM against an independent implementation', () => {
  const other = new independent.CipherSuite(
    independent.KEM_DHKEM_P256_HKDF_SHA256,
    independent.KDF_HKDF_SHA256,
    independent.AEAD_AES_256_GCM,
  );
  const content = {
    form: 'appointment',
    language: 'es',
    answers: { name: 'María José Núñez-O’Brien 🌲', reason: 'ñ'.repeat(500) },
  } as const;

  it('what we lock, it opens', async () => {
    const { publicKey, privateKey } = await makeKeyPair();
    const envelope = await lock(content, publicKey);
    const key = await other.DeserializePrivateKey(fromBase64url(privateKey) ?? new Uint8Array(), true);
    const bytes = await other.Open(
      key,
      fromBase64url(envelope.enc) ?? new Uint8Array(),
      fromBase64url(envelope.ciphertext) ?? new Uint8Array(),
      {
        info: lockInfo,
        aad: authenticatedHeader(envelope),
      },
    );
    expect(unpackContent(bytes, envelope.id, envelope.schemaVersion)).toMatchObject(content);
  });

  it('what it locks, we open', async () => {
    const { publicKey, privateKey } = await makeKeyPair();
    const header = { version: envelopeVersion, keyId: keyIdOf(await fingerprintOf(publicKey)), schemaVersion, id: newRequestId() };
    const key = await other.DeserializePublicKey(fromBase64url(publicKey) ?? new Uint8Array());
    const { encapsulatedSecret, ciphertext } = await other.Seal(key, packContent(content, header.id, new Date()), {
      info: lockInfo,
      aad: authenticatedHeader(header),
    });
    const envelope = { ...header, enc: toBase64url(encapsulatedSecret), ciphertext: toBase64url(ciphertext) };
    expect(await open(envelope, privateKey)).toMatchObject(content);
  });

  it('both are of the suite the envelope names', () => {
    expect([cipherSuite.kem.id, cipherSuite.kdf.id, cipherSuite.aead.id]).toEqual([0x10, 1, 2]);
  });
});
