const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Writes bytes as text that is safe in JSON and URLs: base64url without padding (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a base64url text; undefined for any other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!isBase64url(text)) return undefined;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

/** Whether a text is base64url, and the only spelling of its bytes: unused bits of the last letter are zero. */
export function isBase64url(text: string): boolean {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return false;
  const over = text.length % 4;
  if (over === 1) return false;
  const unused = over === 2 ? 0b1111 : over === 3 ? 0b11 : 0;
  return (alphabet.indexOf(text.at(-1) ?? '') & unused) === 0;
}

/** Counts the base64url characters for these bytes. */
export function base64urlLength(bytes: number): number {
  return Math.ceil((bytes * 4) / 3);
}
