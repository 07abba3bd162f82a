/**
 * Notes as they are sent and kept on the server: an envelope like a request's, encrypted to the office's own key. That key also
 * authenticates it (HPKE's mode "auth"), so no one without the key, not even the server, can forge notes that a desk accepts.
 */
import { fromBase64url, toBase64url } from '#app/requests/base64url.ts';
import { authenticatedHeader, cipherSuite } from '#app/requests/cipher-suite.ts';
import { paddedJson } from '#app/requests/content.ts';
import { type Envelope, envelopeVersion, schemaVersion } from '#app/requests/envelope.ts';
import { readPrivateKey, readPublicKey } from '#app/requests/key-pair.ts';
import type { OfficeKey } from '../safe/vault.ts';
import { type Note, notesSchema } from './note.ts';

/** Differs from a request's, so notes never open as a request, nor a request as notes. */
const info = new TextEncoder().encode('request-notes/1');

/** `id`: the request's. Throws TooLongError above 64 KiB. */
export async function sealNotes(notes: readonly Note[], id: string, { keyId, publicKey, privateKey }: OfficeKey): Promise<Envelope> {
  const header = { version: envelopeVersion, keyId, schemaVersion, id };
  const context = { recipientPublicKey: await readPublicKey(publicKey), senderKey: await readPrivateKey(privateKey), info };
  const { ct, enc } = await cipherSuite.seal(context, paddedJson(notes), authenticatedHeader(header));
  return { ...header, enc: toBase64url(new Uint8Array(enc)), ciphertext: toBase64url(new Uint8Array(ct)) };
}

/** Returns undefined if the notes don't open with these keys, were changed, or are from a newer release. */
export async function openNotes(sealed: Envelope, keys: readonly OfficeKey[]): Promise<Note[] | undefined> {
  const key = keys.find(({ keyId }) => keyId === sealed.keyId);
  const [enc, ciphertext] = [fromBase64url(sealed.enc), fromBase64url(sealed.ciphertext)];
  if (!key || !enc || !ciphertext) return undefined;
  const [recipientKey, senderPublicKey] = [await readPrivateKey(key.privateKey), await readPublicKey(key.publicKey)];
  try {
    const bytes = await cipherSuite.open({ recipientKey, senderPublicKey, enc: enc.buffer, info }, ciphertext, authenticatedHeader(sealed));
    return notesSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
