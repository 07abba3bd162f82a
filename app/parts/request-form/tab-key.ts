import { fromBase64url, toBase64url } from '#app/requests/base64url.ts';

/**
 * A key that lives as long as the tab. It stands in the window's name, which browsers hand on from one page of a site
 * to the next and over a reload, and which Chromium writes to no file (tests/e2e/request-traces.spec.ts); they take it
 * away when the tab goes to another site, and it is gone with the tab. In storage it would lie beside what it locks.
 */
const prefix = 'draft-key:';

export interface Named {
  name: string;
}

/** The key of this tab; undefined when there is none yet. */
export async function tabKey(window: Named): Promise<CryptoKey | undefined> {
  const bytes = window.name.startsWith(prefix) ? fromBase64url(window.name.slice(prefix.length)) : undefined;
  return bytes?.length === 32 ? imported(bytes) : undefined;
}

/** The key of this tab, made when there is none. */
export async function ensuredTabKey(window: Named): Promise<CryptoKey> {
  const before = await tabKey(window);
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  window.name = prefix + toBase64url(bytes);
  return imported(bytes);
}

/** Whatever was locked with it stays locked. */
export function forgetTabKey(window: Named): void {
  if (window.name.startsWith(prefix)) window.name = '';
}

function imported(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
