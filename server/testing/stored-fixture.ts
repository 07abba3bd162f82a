import { createHash, randomBytes } from 'node:crypto';
import { type Envelope, envelopeText, newRequestId } from '#app/requests/envelope.ts';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import type { StoredRequest } from '../requests/store.ts';

export const sampleKeyId = 'c15384b6f2ea994c';

/** Makes an envelope that is valid in form but cannot be decrypted. `size` is in KiB: 4, 16 or 64. */
export function shapedEnvelope(size = 4, id = newRequestId()): Envelope {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return { version: 1, keyId: sampleKeyId, schemaVersion: 1, id, enc: random(65), ciphertext: random(size * 1024 + 16) };
}

/** Makes a real envelope, encrypted to the sample key. */
export function lockedEnvelope(answers: Record<string, string> = { name: 'Ana' }): Promise<Envelope> {
  return lock({ form: 'appointment', language: 'es', answers }, sampleKeyPair.publicKey);
}

/** Returns an envelope as the server stores it. */
export function stored(envelope: Envelope = shapedEnvelope(), receivedAt = Date.parse('2026-11-20T12:00:00Z')): StoredRequest {
  const text = envelopeText(envelope);
  const digest = createHash('sha256').update(text).digest('hex');
  const { id, keyId, schemaVersion } = envelope;
  return { id, keyId, schemaVersion, envelope: text, digest, receivedAt };
}
