import { createHash, createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { practice } from '#app/content/content.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { ContentError, locate } from '#app/content/yaml-file.server.ts';
import { requestsPath } from '#app/requests/api.ts';
import { keyIdOf } from '#app/requests/fingerprint.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';

/** The data to encrypt and send a request. */
export interface RequestSettings {
  /** The address to POST to: a path of this site, or a full address if API_ORIGIN was set at build. */
  readonly endpoint: string;
  readonly publicKey: string;
  /** The public key's, 64 hex digits: shown as words on demand. */
  readonly fingerprint: string;
  readonly keyId: string;
  /** Whether the key pair in the project's own code is in use: then nobody reads requests. */
  readonly sample: boolean;
}

/** Reads the settings; undefined while the site takes no requests. Throws ContentError for an invalid key or fingerprint. */
export function requestSettings(root = contentRoot): RequestSettings | undefined {
  const { requests } = practice(root);
  if (!requests) return undefined;
  const { publicKey, fingerprint, sample = false } = requests.key;
  const faults = keyFaults(publicKey, fingerprint, sample, join(root, 'practice.yaml'));
  if (faults.length > 0) throw new ContentError(faults);
  return { endpoint: `${apiOrigin() ?? ''}${requestsPath}`, publicKey, fingerprint, keyId: keyIdOf(fingerprint), sample };
}

/** Lists the ids of keys that may encrypt requests: the current one, then former ones. Empty without requests. */
export function acceptedKeyIds(root = contentRoot): string[] {
  const settings = requestSettings(root);
  return settings ? [settings.keyId, ...(practice(root).requests?.olderKeyIds ?? [])] : [];
}

/**
 * Reads scheme and host of the server for requests, if it is not the site's own: API_ORIGIN at build. Throws for anything but an https
 * origin (or http on this machine, for trials).
 */
export function apiOrigin(value = process.env.API_ORIGIN): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname));
  if (!url || !safe || url.href !== `${url.origin}/`)
    throw new Error(`API_ORIGIN must be scheme and host alone, such as https://api.example.com, not "${value}"`);
  return url.origin;
}

/** Checks the key. The sample key must be marked as one: the form's warning and go-live read the mark. */
function keyFaults(publicKey: string, fingerprint: string, sample: boolean, file: string): string[] {
  const place = (field: string) => locate(file, ['requests', 'key', field]);
  const isSample = publicKey === sampleKeyPair.publicKey;
  return [
    ...(isPoint(publicKey) ? [] : [`${place('publicKey')}: expected a key of the curve P-256, found a text that is none`]),
    ...(createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex') === fingerprint
      ? []
      : [`${place('fingerprint')}: expected the fingerprint of this public key, found that of another`]),
    ...(isSample && !sample ? [`${place('publicKey')}: expected a key of the practice, or "sample: true" beside the sample key`] : []),
  ];
}

function isPoint(publicKey: string): boolean {
  const bytes = Buffer.from(publicKey, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  try {
    return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}
