/**
 * Keeps on the visitor's device the pages that matter without a connection (`offline` in app/site/pages.ts). The
 * network always comes first; a kept copy answers only when nothing else does. The emergency pages are kept by every
 * visit, the others when one of them is visited or asked for. See docs/decisions/010-offline.md.
 */
import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { keptElsewhere, keptFor, keptHow } from './kept-for.ts';
import { keepMessage } from './kept-pages.ts';

/**
 * Filled in by scripts/build/service-worker.ts: the address of what every visit keeps. Both emergency pages in one file, by
 * their paths: most of the one is the other's too, and together they weigh little more than each.
 */
declare const emergencyPages: string;
/** Everything else to keep: the other pages and what all of them run on. */
declare const keptFiles: readonly string[];
/** Changes with the content of the list above. */
declare const keptRevision: string;
interface WorkerEvent {
  readonly data?: unknown;
  readonly ports: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  skipWaiting(): Promise<void>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
};

/**
 * Someone who opens the emergency page on a bar of signal that carries nothing must not look at an empty screen.
 * Every other page waits as long as the browser does, so that an old copy never stands in for a page on its way.
 */
const patienceSeconds = 4;

/** Files whose name changes with their content: the kept one is never an old one. */
const isLasting = (pathname: string) => pathname.startsWith('/assets/');

const keptPaths = new Set(keptFiles);

const keptPrefix = 'kept-';
const keptName = keptPrefix + keptRevision;
/** The file's name changes with its content. */
const emergencyName = emergencyPages;

/** Headers that speak of the file the pages came in. */
const ofTheFile = ['cache-control', 'content-encoding', 'content-length', 'etag', 'last-modified', 'vary'];

/** Puts the emergency pages on the device, with the headers that keep every answer of the site safe. Rejects without a connection. */
async function keepEmergencyPages(): Promise<void> {
  const response = await fetch(emergencyPages);
  if (!response.ok) throw new Error(`${emergencyPages} answered ${response.status}`);
  const headers = new Headers(response.headers);
  for (const name of ofTheFile) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  const pages: Readonly<Record<string, string>> = await response.json();
  const shelf = await caches.open(emergencyName);
  await Promise.all(Object.entries(pages).map(([path, html]) => shelf.put(path, new Response(html, { headers }))));
}

/** Puts on the device what is not there yet, all of it or nothing. Rejects without a connection. */
async function keepAll(): Promise<void> {
  const shelf = await caches.open(keptName);
  const there = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname));
  const missing = keptFiles.filter((path) => !there.has(path));
  // The browser's own copy of a lasting file is as good; of a page it may be an old one.
  await shelf.addAll(missing.map((path) => new Request(path, { cache: isLasting(path) ? 'default' : 'reload' })));
}

async function matchKept(pathname: string): Promise<Response | undefined> {
  for (const name of [emergencyName, keptName]) {
    const found = await (await caches.open(name)).match(pathname, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

// Nothing of the old version is worth waiting for: pages come from the network, lasting files have new names.
void self.skipWaiting();
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(keepEmergencyPages());
  // Whoever had the pages of the last version keeps them: the new ones are there before the old ones go.
  event.waitUntil(caches.keys().then((names) => (names.some((name) => name.startsWith(keptPrefix)) ? keepAll() : undefined)));
});
self.addEventListener('activate', (event) => {
  // The browser asks for a page while the worker starts, which takes a slow phone a tenth of a second and more.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  const isOld = (name: string) => name !== emergencyName && name !== keptName;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

// A page asks, and hears on its port whether it is done.
self.addEventListener('message', (event) => {
  if (event.data !== keepMessage) return;
  const [port] = event.ports;
  event.waitUntil(
    keepAll().then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});

/** What the device has in the place of an answer that did not come or was a fault. */
async function kept(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const elsewhere = keptElsewhere(pathname);
  return elsewhere ? Response.redirect(elsewhere + search) : matchKept(keptFor(pathname));
}

const plugins = [{ handlerDidError: ({ request }: { readonly request: Request }) => kept(request) }];
const network = new NetworkOnly({ plugins });
const networkInTime = new NetworkOnly({ plugins, networkTimeoutSeconds: patienceSeconds });

/** The network's answer; in the place of a host's own fault page the page that is kept, which is no older. */
async function fromNetwork({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const how = keptHow(url.pathname);
  const response = await (how === 'urgent' ? networkInTime : network).handle({ request, event });
  return (response.status >= 500 && how !== undefined && (await kept(request))) || response;
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && !isLasting(url.pathname) && (request.mode === 'navigate' || keptPaths.has(url.pathname)),
  fromNetwork,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLasting(url.pathname) && keptPaths.has(url.pathname),
  async ({ request, url }) => (await matchKept(url.pathname)) ?? fetch(request),
);
