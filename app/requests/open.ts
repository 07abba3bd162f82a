import { fromBase64url, toBase64url } from './base64url.ts';
import { authenticatedHeader, cipherSuite, lockInfo } from './cipher-suite.ts';
import { type OpenedRequest, unpackContent } from './content.ts';
import { type Envelope, envelopeFault } from './envelope.ts';
import { fingerprintOf, keyIdOf } from './fingerprint.ts';
import { readPrivateKey } from './key-pair.ts';

/** Why an envelope cannot be decrypted: another version, another key, or changed since encryption. */
export class OpenError extends Error {
  readonly reason: 'version' | 'key' | 'damaged';
  constructor(reason: OpenError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Computes the public key of a private one. Throws KeyError if the text is no private key. */
export async function publicKeyOf(privateKey: string): Promise<string> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', await readPrivateKey(privateKey));
  const [left, right] = [fromBase64url(x), fromBase64url(y)];
  return toBase64url(Uint8Array.of(4, ...(left ?? []), ...(right ?? [])));
}

/**
 * Decrypts an envelope with the office's private key (43 characters of base64url). Throws OpenError, KeyError for a text that is no key, or
 * UnreadableContentError for content this program version cannot read.
 */
export async function open(envelope: Envelope, privateKey: string): Promise<OpenedRequest> {
  const fault = envelopeFault(envelope);
  if (fault === 'version' || fault === 'schemaVersion') throw new OpenError('version', `Locked by another version: ${fault}`);
  if (fault) throw new OpenError('damaged', `Not an envelope: ${fault}`);
  const keyId = keyIdOf(await fingerprintOf(await publicKeyOf(privateKey)));
  if (keyId !== envelope.keyId) throw new OpenError('key', `Locked to the key ${envelope.keyId}, this one is ${keyId}`);
  const bytes = await decrypted(envelope, await readPrivateKey(privateKey));
  return unpackContent(bytes, envelope.id, envelope.schemaVersion);
}

async function decrypted(envelope: Envelope, recipientKey: CryptoKey): Promise<Uint8Array> {
  const [enc, ciphertext] = [fromBase64url(envelope.enc), fromBase64url(envelope.ciphertext)];
  if (!enc || !ciphertext) throw new OpenError('damaged', 'Not base64url');
  try {
    const context = { recipientKey, enc: enc.buffer, info: lockInfo };
    return new Uint8Array(await cipherSuite.open(context, ciphertext, authenticatedHeader(envelope)));
  } catch {
    throw new OpenError('damaged', 'Changed since it was locked, or not locked to this key');
  }
}
