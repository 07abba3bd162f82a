/** Encrypts what the desk saves: the platform's AES-256-GCM, with a random 12-byte nonce before each text. */

const numberBytes = 12;

/** Bytes that a text is padded to, so that a file's size doesn't show how much someone wrote; above the last, its multiples. */
const paddedSizes = [4, 16, 64].map((kib) => kib * 1024);

/** Adds spaces, which JSON ignores. */
function padded(json: Uint8Array): Uint8Array<ArrayBuffer> {
  const largest = paddedSizes.at(-1) ?? 1;
  const size = paddedSizes.find((one) => json.length <= one) ?? Math.ceil(json.length / largest) * largest;
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(json);
  return bytes;
}

/** Decryption failed: another key, another place, or changed bytes. */
export class SealError extends Error {}

/** Encrypts a value as padded JSON, bound to `place`: encrypted for one file, it doesn't open in another. */
export async function seal(key: CryptoKey, value: unknown, place: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(numberBytes));
  const additionalData = new TextEncoder().encode(place);
  const bytes = padded(new TextEncoder().encode(JSON.stringify(value)));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes));
  const whole = new Uint8Array(numberBytes + sealed.length);
  whole.set(iv);
  whole.set(sealed, numberBytes);
  return whole;
}

/** Undoes `seal`. Throws SealError. */
export async function unseal(key: CryptoKey, bytes: Uint8Array, place: string): Promise<unknown> {
  const iv = Uint8Array.from(bytes.subarray(0, numberBytes));
  const additionalData = new TextEncoder().encode(place);
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, Uint8Array.from(bytes.subarray(numberBytes)));
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    // The cause would quote the unreadable text.
    throw new SealError('It does not open with this key, or was changed');
  }
}
