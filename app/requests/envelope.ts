/**
 * The encrypted request as it is sent and stored, a format of the browser, the server and the office. Only the office can decrypt
 * `ciphertext`; everything else is about the envelope, not about the patient.
 */
import { base64urlLength, isBase64url, toBase64url } from './base64url.ts';

/** The version of the envelope and its cipher: HPKE (RFC 9180), DHKEM P-256, HKDF-SHA256, AES-256-GCM, base mode. */
export const envelopeVersion = 1;

/** The version of the content inside. The desk opens all past versions. */
export const schemaVersion = 1;

export interface Envelope {
  readonly version: number;
  /** The office's key that decrypts it: see keyIdOf. */
  readonly keyId: string;
  readonly schemaVersion: number;
  /** Random, made at encryption: the same request sent twice is one request. */
  readonly id: string;
  /** The sender's one-time public key: an uncompressed P-256 point, 65 bytes, in base64url. */
  readonly enc: string;
  /** Padded content and its 16-byte tag, in base64url. */
  readonly ciphertext: string;
}

/** Bytes the content is padded to, so that its length shows only whether a request is short or long. */
export const paddedSizes = [4, 16, 64].map((kib) => kib * 1024);

/** Bytes a body may have: the largest envelope is 86 KiB. */
export const largestBody = 96 * 1024;

const idBytes = 16;
const encBytes = 65;
const tagBytes = 16;

export const idPattern = /^[A-Za-z0-9_-]{22}$/;
export const keyIdPattern = /^[0-9a-f]{16}$/;

/** Whether a text is a request's id, in the one spelling of its bytes. */
export function isRequestId(text: string): boolean {
  return idPattern.test(text) && isBase64url(text);
}

/** Makes a request id: 128 random bits. */
export function newRequestId(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(idBytes)));
}

/** A wrong part of an envelope; `version` and `schemaVersion` if it is from another release. */
export type EnvelopeFault = 'not-an-object' | keyof Envelope | 'unknown-field';

const fieldChecks: { readonly [K in keyof Envelope]: (value: unknown) => boolean } = {
  version: (value) => value === envelopeVersion,
  keyId: (value) => typeof value === 'string' && keyIdPattern.test(value),
  schemaVersion: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= schemaVersion,
  id: (value) => encodes(value, [idBytes]),
  enc: (value) => encodes(value, [encBytes]),
  ciphertext: (value) =>
    encodes(
      value,
      paddedSizes.map((size) => size + tagBytes),
    ),
};

function encodes(value: unknown, sizes: readonly number[]): boolean {
  return typeof value === 'string' && sizes.some((size) => base64urlLength(size) === value.length) && isBase64url(value);
}

/** Finds a value's first fault as an envelope; undefined for none. Only the office can see whether it decrypts. */
export function envelopeFault(value: unknown): EnvelopeFault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not-an-object';
  const names = Object.keys(fieldChecks) as (keyof Envelope)[];
  const isWrong = (name: keyof Envelope) => !fieldChecks[name]((value as Partial<Envelope>)[name]);
  // Before unknown fields: a newer release may have some that this one does not know.
  const otherRelease = (['version', 'schemaVersion'] as const).find(
    (name) => Number.isInteger((value as Partial<Envelope>)[name]) && isWrong(name),
  );
  if (otherRelease) return otherRelease;
  if (Object.keys(value).some((name) => !names.includes(name as keyof Envelope))) return 'unknown-field';
  return names.find(isWrong);
}

/** Writes the envelope as one text, always in the same order, to compare, store and hand to the office. */
export function envelopeText({ version, keyId, schemaVersion, id, enc, ciphertext }: Envelope): string {
  return JSON.stringify({ version, keyId, schemaVersion, id, enc, ciphertext });
}
