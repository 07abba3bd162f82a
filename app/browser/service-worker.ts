/**
 * Opens some pages without a connection (`offline` in app/site/pages.ts). Pages come from the network first, and from
 * storage when the network gives nothing. See docs/decisions/010-offline.md.
 */
import { isUrgent, listedPage, offlinePage, type Precache } from './precache.ts';

declare const precache: Precache;
// The build writes the whole list in place of each mention of `precache`, so there is only this one.
const list = precache;

// TypeScript has no types for workers beside those for pages: of an event's, these are the ones used here.
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Of a message. */
  readonly ports: readonly MessagePort[];
  /** Of a fetch. */
  readonly request: Request;
  /** The network's answer where the browser has asked already, else undefined; rejects as `fetch` does. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
declare const self: {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate' | 'message' | 'fetch', listener: (event: WorkerEvent) => void): void;
};

/** Milliseconds an emergency page waits for a signal that carries nothing; other pages wait as long as the browser does. */
const timeout = 4000;

const onRequestPrefix = 'on-request-';
const alwaysCache = `always-${list.revision}`;
const onRequestCache = onRequestPrefix + list.revision;
const listed = new Set([...list.always, ...list.onRequest]);

/** Names under /assets/ change with the content: a stored file is never an old one. */
const isAsset = (pathname: string) => pathname.startsWith('/assets/');

/** Stores all of `paths` or nothing, once. Rejects without a connection or without room. */
async function store(cacheName: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  if ((await cache.keys()).length > 0) return;
  try {
    await cache.addAll(paths.map((path) => new Request(path, { cache: isAsset(path) ? 'default' : 'no-cache' })));
  } catch (error) {
    // The next version takes a cache that exists as asked for.
    await caches.delete(cacheName);
    throw error;
  }
}

const storeOnRequest = () => store(onRequestCache, list.onRequest);

// Pages come from the network and assets have new names, so nothing has to wait until the old version's pages are closed.
void self.skipWaiting();

self.addEventListener('install', (event) => {
  event.waitUntil(store(alwaysCache, list.always));
  // Who asked for the other pages has them in the new version too, before the old ones are deleted.
  event.waitUntil(caches.keys().then((names) => (names.some((name) => name.startsWith(onRequestPrefix)) ? storeOnRequest() : undefined)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // The browser asks for a page while the worker starts, which saves a slow phone a tenth of a second and more.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  const isOld = (name: string) => name !== alwaysCache && name !== onRequestCache;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

self.addEventListener('message', (event) => {
  const answer = (stored: boolean) => event.ports[0]?.postMessage(stored);
  event.waitUntil(
    storeOnRequest().then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

/** Undefined also where the browser refuses its storage: then the network's answer stands. */
const fromCache = (pathname: string) => caches.match(pathname, { ignoreVary: true }).catch(() => undefined);

/** The stored copy of what an address shows, or a redirect to it, as the server gives it for other spellings. */
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
