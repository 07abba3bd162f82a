/**
 * Makes some pages available without a connection (`offline` in app/site/pages.ts). Pages come from the network first, and from
 * storage when the network fails. See docs/decisions/010-offline.md.
 */
import { isUrgent, listedPage, offlinePage, type Precache } from './precache.ts';

declare const precache: Precache;
// The build replaces every mention of `precache` by the whole list, so mention it once only.
const list = precache;

// TypeScript cannot load its types for workers together with those for pages, so the members used here are declared by hand.
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Message events only: the path of an opened page to store; '' for all pages that visitors may request. */
  readonly data: string;
  readonly ports: readonly MessagePort[];
  /** Fetch events only. */
  readonly request: Request;
  /** The response of the browser's own navigation preload, or undefined without one; rejects as `fetch` does. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
declare const self: {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate' | 'message' | 'fetch', listener: (event: WorkerEvent) => void): void;
};

/** Milliseconds an emergency page waits for the network before the stored copy is shown; other pages wait as long as the browser does. */
const timeout = 4000;

const onRequestPrefix = 'on-request-';
const openedPrefix = 'opened-';
const alwaysCache = `always-${list.revision}`;
const onRequestCache = onRequestPrefix + list.revision;
const openedCache = openedPrefix + list.revision;
const listed = new Set([...list.always, ...list.onRequest]);

/** File names under /assets/ contain a hash of the content, so a stored file is never out of date. */
const isAsset = (pathname: string) => pathname.startsWith('/assets/');

const pathsIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

/** Stores those of `paths` that the cache does not have yet, all or none of them. Rejects without a connection or without room. */
async function store(cacheName: string, paths: readonly string[]): Promise<void> {
  const held = await pathsIn(cacheName);
  const missing = paths.filter((path) => !held.includes(path));
  const cache = await caches.open(cacheName);
  try {
    await cache.addAll(missing.map((path) => new Request(path, { cache: isAsset(path) ? 'default' : 'no-cache' })));
  } catch (error) {
    // Delete it: the next version treats an existing cache as a request to keep these pages.
    if (held.length === 0) await caches.delete(cacheName);
    throw error;
  }
}

const storeOnRequest = () => store(onRequestCache, list.onRequest);

/** Stores an opened page with the files that its HTML names, except the assistant's. */
async function storeOpened(page: string): Promise<void> {
  if (await caches.has(onRequestCache)) return;
  const html = await (await fetch(page)).text();
  const files = html.replace(/data-early="[^"]*"/, '').match(/\/assets\/[\w.-]+\.(js|css|woff2)/g) ?? [];
  await store(openedCache, [page, ...new Set(files)]);
}

/** Stores again the pages an older version stored on request or when opened. A page that cannot be fetched waits until opened again. */
async function storeAgain(name: string): Promise<void> {
  if (name.startsWith(onRequestPrefix)) await storeOnRequest();
  if (name.startsWith(openedPrefix)) await Promise.allSettled((await pathsIn(name)).filter((path) => !isAsset(path)).map(storeOpened));
}

// No need to wait until the old version's pages are closed: pages come from the network, and new assets have new names.
void self.skipWaiting();

self.addEventListener('install', (event) => {
  event.waitUntil(store(alwaysCache, list.always));
  // Before `activate` deletes the old caches.
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map(storeAgain))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // With navigation preload the browser requests a page while the worker starts, which saves 0.1 s and more on a slow phone.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  const isOld = (name: string) => !name.endsWith(list.revision);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

self.addEventListener('message', (event) => {
  const answer = (stored: boolean) => event.ports[0]?.postMessage(stored);
  event.waitUntil(
    (event.data ? storeOpened(event.data) : storeOnRequest()).then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

/** Finds the stored response; undefined if none or if the browser blocks storage. */
const fromCache = (pathname: string) => caches.match(pathname, { ignoreVary: true }).catch(() => undefined);

/** Finds the stored page at an address or, like the server, redirects to it if the address is spelled differently. */
async function storedCopy({ pathname, search }: URL): Promise<Response | undefined> {
  const page = listedPage(list, pathname) ?? pathname;
  const copy = await fromCache(page);
  return copy && page !== pathname ? Response.redirect(page + search) : copy;
}

async function fromNetwork({ preloadResponse, request }: WorkerEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

async function networkFirst(event: WorkerEvent, url: URL): Promise<Response> {
  const answer = fromNetwork(event);
  try {
    const late = isUrgent(list, url.pathname) && wait(timeout).then(() => storedCopy(url));
    const response = (late && (await Promise.race([answer, late]))) || (await answer);
    return (response.status >= 500 && (await storedCopy(url))) || response;
  } catch {
    const copy = await storedCopy(url);
    if (copy || event.request.mode !== 'navigate') return copy ?? answer;
    return (await fromCache(offlinePage(list, url.pathname))) ?? answer;
  }
}

self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  const url = new URL(event.request.url);
  if (method !== 'GET' || url.origin !== location.origin) return;
  if (mode !== 'navigate' && !listed.has(url.pathname)) return;
  event.respondWith(
    isAsset(url.pathname) ? fromCache(url.pathname).then((copy) => copy ?? fetch(event.request)) : networkFirst(event, url),
  );
});
