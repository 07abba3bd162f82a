/** Requests with content that none of our forms wrote, as anyone can make them with the office's public key. */
import { toBase64url } from '#app/requests/base64url.ts';
import { authenticatedHeader, cipherSuite, lockInfo } from '#app/requests/cipher-suite.ts';
import { type Envelope, envelopeVersion, newRequestId, paddedSizes, schemaVersion } from '#app/requests/envelope.ts';
import { fingerprintOf, keyIdOf } from '#app/requests/fingerprint.ts';
import { readPublicKey } from '#app/requests/key-pair.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';

/** Encrypts any text to the sample key, or to another public key. */
export async function lockedContent(content: string, id = newRequestId(), publicKey = sampleKeyPair.publicKey): Promise<Envelope> {
  const json = new TextEncoder().encode(content);
  const size = paddedSizes.find((one) => json.length <= one);
  if (!size) throw new Error('Too long for an envelope');
  const padded = new Uint8Array(size).fill(0x20);
  padded.set(json);
  const header = { version: envelopeVersion, keyId: keyIdOf(await fingerprintOf(publicKey)), schemaVersion, id };
  const { ct, enc } = await cipherSuite.seal(
    { recipientPublicKey: await readPublicKey(publicKey), info: lockInfo },
    padded,
    authenticatedHeader(header),
  );
  return { ...header, enc: toBase64url(new Uint8Array(enc)), ciphertext: toBase64url(new Uint8Array(ct)) };
}

/** Returns the content of an appointment request, as JSON. */
export const wholeContent = (id: string, answers: string) =>
  `{"schemaVersion":1,"id":"${id}","lockedAt":"2026-11-16T14:00:00.000Z","form":"appointment","language":"en","answers":${answers}}`;
