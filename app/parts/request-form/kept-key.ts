/**
 * The key of a draft that is kept on the device, in a cache of its own: there Chromium writes each entry to a file that is
 * deleted with it. What is removed from the browser's other storage stays in its logs, so the draft there is only locked.
 */
const cacheName = (place: string) => `key-of-${place}`;
const entry = '/key';

/** The key of the draft kept under `place`; undefined where there is none. */
export async function keptKey(place: string): Promise<CryptoKey | undefined> {
  const kept = await (await caches.open(cacheName(place))).match(entry);
  return kept && imported(await kept.arrayBuffer());
}

/** The key, made when there is none. */
export async function ensuredKeptKey(place: string): Promise<CryptoKey> {
  const before = await keptKey(place);
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  await (await caches.open(cacheName(place))).put(entry, new Response(bytes));
  return imported(bytes.buffer);
}

/** Whatever was locked with it stays locked. */
export async function forgetKeptKey(place: string): Promise<void> {
  const name = cacheName(place);
  if (!(await caches.has(name))) return;
  await (await caches.open(name)).delete(entry);
  await caches.delete(name);
}

function imported(bytes: ArrayBuffer): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
