import { toBase64url } from './base64url.ts';
import { authenticatedHeader, cipherSuite, lockInfo } from './cipher-suite.ts';
import { packContent, type RequestContent } from './content.ts';
import { type Envelope, envelopeVersion, newRequestId, schemaVersion } from './envelope.ts';
import { fingerprintOf, keyIdOf } from './fingerprint.ts';
import { readPublicKey } from './key-pair.ts';

/**
 * Encrypts a request for the office's public key (87 characters of base64url). Each call makes a new id and other bytes: encrypt once, keep
 * the envelope, and resend it until it is received. Throws KeyError for a text that is no key, TooLongError for answers above 64 KiB.
 */
export async function lock(content: RequestContent, publicKey: string, now = new Date()): Promise<Envelope> {
  const recipientPublicKey = await readPublicKey(publicKey);
  const header = {
    version: envelopeVersion,
    keyId: keyIdOf(await fingerprintOf(publicKey)),
    schemaVersion,
    id: newRequestId(),
  };
  const { ct, enc } = await cipherSuite.seal(
    { recipientPublicKey, info: lockInfo },
    packContent(content, header.id, now),
    authenticatedHeader(header),
  );
  return { ...header, enc: toBase64url(new Uint8Array(enc)), ciphertext: toBase64url(new Uint8Array(ct)) };
}
