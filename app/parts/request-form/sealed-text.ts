import { fromBase64url, toBase64url } from '#app/requests/base64url.ts';

const numberBytes = 12;
/** Bytes that a text is padded to, so that its length does not reveal how much was written. */
const step = 4096;

/** Encrypts a text with AES-256-GCM, bound to `place`; the result begins with the random number. */
export async function sealedText(key: CryptoKey, text: string, place: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(numberBytes));
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 1) / step) * step);
  padded.set(bytes);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(place) }, key, padded));
  const whole = new Uint8Array(numberBytes + sealed.length);
  whole.set(iv);
  whole.set(sealed, numberBytes);
  return toBase64url(whole);
}

/** Decrypts a text; returns undefined if that fails. */
export async function openedText(key: CryptoKey, sealed: string, place: string): Promise<string | undefined> {
  const whole = fromBase64url(sealed);
  if (!whole) return undefined;
  try {
    const iv = whole.subarray(0, numberBytes);
    const padded = new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: boundTo(place) }, key, whole.subarray(numberBytes)),
    );
    const end = padded.indexOf(0);
    return new TextDecoder().decode(padded.subarray(0, end < 0 ? undefined : end));
  } catch {
    return undefined;
  }
}

function boundTo(place: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(place);
}
