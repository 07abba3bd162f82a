/**
 * Keeps on the visitor's device the pages that matter without a connection (`offline` in app/site/pages.ts). The
 * network always comes first; a kept copy answers only when nothing else does. The emergency pages are kept by every
 * visit, the others, to be read, when one of them is visited, and what all of them run on when somebody asks for it. See
 * docs/decisions/010-offline.md.
 */
import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { iconSpritePath, logoPath } from '#app/site/file-paths.ts';
import { keptElsewhere, keptFor, keptHow, offlinePageFor } from './kept-for.ts';
import type { Keeping } from './kept-pages.ts';

/**
 * Filled in by scripts/build/service-worker.ts: the addresses of what every visit keeps, and of what a visit to one of the
 * other pages keeps. Several pages stand in one file, by their paths: most of the one is the other's too.
 */
declare const emergencyPages: string;
declare const otherPages: string;
/** What the pages run on, and the search: kept when somebody asks. */
declare const keptFiles: readonly string[];
/** Changes with the content of the list above. */
declare const keptRevision: string;
interface WorkerEvent {
  readonly data: Keeping;
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

/** What the kept pages show beside their text: the page that is open has them, so asking again costs no more than a word. */
const drawings = [iconSpritePath, logoPath];

const keptPaths = new Set([...keptFiles, ...drawings]);

const filesPrefix = 'asked-';
/** Each shelf's name changes with what is on it. */
const shelves = { emergency: emergencyPages, pages: otherPages, everything: filesPrefix + keptRevision };
/** How the names of the shelf of the other pages begin, in every version. */
const pagesPrefix = otherPages.slice(0, otherPages.lastIndexOf('-'));

/** Headers that speak of the file the pages came in. */
const ofTheFile = ['cache-control', 'content-encoding', 'content-length', 'etag', 'last-modified', 'vary'];

/**
 * Puts the pages of one file on the device, with the headers that keep every answer of the site safe. The file's own address
 * is put there last, and says that all of them are there. Rejects without a connection.
 */
async function keepTogether(file: string): Promise<void> {
  if (await caches.match(file, { cacheName: file })) return;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  const headers = new Headers(response.headers);
  for (const name of ofTheFile) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  const pages: Readonly<Record<string, string>> = await response.json();
  const shelf = await caches.open(file);
  await Promise.all(Object.entries(pages).map(([path, html]) => shelf.put(path, new Response(html, { headers }))));
  await shelf.addAll(drawings.map((path) => new Request(path, { cache: 'no-cache' })));
  await shelf.put(file, new Response());
}

/** Puts on the device what is not there yet, all of it or nothing. Rejects without a connection. */
async function keepFiles(): Promise<void> {
  const shelf = await caches.open(shelves.everything);
  const there = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname));
  const missing = keptFiles.filter((path) => !there.has(path));
  // The browser's own copy of a lasting file is as good; of a page it may be an old one.
  await shelf.addAll(missing.map((path) => new Request(path, { cache: isLasting(path) ? 'default' : 'reload' })));
}

async function keep(what: Keeping): Promise<void> {
  await Promise.all([keepTogether(otherPages), what === 'everything' && keepFiles()]);
}

async function matchKept(pathname: string): Promise<Response | undefined> {
  for (const cacheName of Object.values(shelves)) {
    // Opening a shelf would put up an empty one, which the next version would take for asked for.
    const found = await caches.match(pathname, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

// Nothing of the old version is worth waiting for: pages come from the network, lasting files have new names.
void self.skipWaiting();
clientsClaim();

/** What the version before this one had kept beside the emergency pages. */
async function keptBefore(): Promise<Keeping | undefined> {
  const names = await caches.keys();
  if (names.some((name) => name.startsWith(filesPrefix))) return 'everything';
  return names.some((name) => name.startsWith(pagesPrefix)) ? 'pages' : undefined;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepTogether(emergencyPages));
  // Whoever had the pages of the last version keeps them: the new ones are there before the old ones go.
  event.waitUntil(keptBefore().then((what) => what && keep(what)));
});
self.addEventListener('activate', (event) => {
  // The browser asks for a page while the worker starts, which takes a slow phone a tenth of a second and more.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  const isOld = (name: string) => !Object.values(shelves).includes(name);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

// A page asks, and hears on its port whether it is done.
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(
    keep(event.data).then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});

/** The device's own copy of what was asked for. */
async function copyOf({ url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const elsewhere = keptElsewhere(pathname);
  return elsewhere ? Response.redirect(elsewhere + search) : matchKept(keptFor(pathname));
}

/** What the device shows where no answer came: the copy, else the page that says so. */
async function withoutConnection(request: Request): Promise<Response | undefined> {
  const copy = await copyOf(request);
  return copy || request.mode !== 'navigate' ? copy : matchKept(offlinePageFor(new URL(request.url).pathname));
}

const plugins = [{ handlerDidError: ({ request }: { readonly request: Request }) => withoutConnection(request) }];
const network = new NetworkOnly({ plugins });
const networkInTime = new NetworkOnly({ plugins, networkTimeoutSeconds: patienceSeconds });

/** The network's answer; in the place of a host's own fault page the page that is kept, which is no older. */
async function fromNetwork({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const how = keptHow(url.pathname);
  const response = await (how === 'urgent' ? networkInTime : network).handle({ request, event });
  return (response.status >= 500 && how !== undefined && (await copyOf(request))) || response;
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && !isLasting(url.pathname) && (request.mode === 'navigate' || keptPaths.has(url.pathname)),
  fromNetwork,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLasting(url.pathname) && keptPaths.has(url.pathname),
  async ({ request, url }) => (await matchKept(url.pathname)) ?? fetch(request),
);
