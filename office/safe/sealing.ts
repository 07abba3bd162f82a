/** Encryption of what the desk keeps: AES-256-GCM by the platform, a random 12-byte number before each text. */

const numberBytes = 12;

/** Bytes that a text is padded to, so that the size of a file does not tell how much somebody wrote; above the last, its multiples. */
const paddedSizes = [4, 16, 64].map((kib) => kib * 1024);

/** JSON ignores the spaces at its end. */
function padded(json: Uint8Array): Uint8Array<ArrayBuffer> {
  const largest = paddedSizes.at(-1) ?? 1;
  const size = paddedSizes.find((one) => json.length <= one) ?? Math.ceil(json.length / largest) * largest;
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(json);
  return bytes;
}

/** What was sealed does not open: another key, another place, or changed bytes. */
export class SealError extends Error {}

/** Seals a value as padded JSON. `place` is bound to it: sealed for one file, it does not open in another. */
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

/** The other way. Throws SealError. */
export async function unseal(key: CryptoKey, bytes: Uint8Array, place: string): Promise<unknown> {
  const iv = Uint8Array.from(bytes.subarray(0, numberBytes));
  const additionalData = new TextEncoder().encode(place);
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, Uint8Array.from(bytes.subarray(numberBytes)));
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    // The cause would quote what it could not read.
    throw new SealError('It does not open with this key, or was changed');
  }
}
