/**
 * Keeps on the visitor's device the pages that matter without a connection (`offline` in app/site/pages.ts). The
 * network always comes first; a kept copy answers only when nothing else does. The emergency pages are kept by every
 * visit, the others, to be read, when one of them is visited, and what all of them run on when somebody asks for it. See
 * docs/decisions/010-offline.md.
 */
import { iconSpritePath, logoPath } from '#app/site/file-paths.ts';
import { type KeptAddresses, keptElsewhere, keptFor, keptHow, offlinePageFor } from './kept-for.ts';
import type { Keeping } from './kept-pages.ts';

/** What the worker keeps; filled in by scripts/build/service-worker.ts. */
export interface Kept {
  /**
   * Addresses of what every visit keeps, and of what a visit to one of the other pages keeps. Several pages stand in one file,
   * by their paths: most of the one is the other's too.
   */
  readonly emergencyPages: string;
  readonly otherPages: string;
  /** What the pages run on, and the search: kept when somebody asks. */
  readonly files: readonly string[];
  /** Changes with the content of the list above. */
  readonly revision: string;
  readonly addresses: KeptAddresses;
}
/** Mentioned once: each mention is all that is filled in. */
declare const kept: Kept;
const { emergencyPages, otherPages, files, revision, addresses } = kept;

// The types of workers and of pages cannot stand side by side in one project: of the worker's, what is used here.
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedByPage extends WorkerEvent {
  readonly data: Keeping;
  readonly ports: readonly MessagePort[];
}
interface Fetching extends WorkerEvent {
  readonly request: Request;
  /** What the network answers where the browser has asked already, else undefined; rejects as `fetch` does. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
declare const self: {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: AskedByPage) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
};

/**
 * Someone who opens the emergency page on a bar of signal that carries nothing must not look at an empty screen.
 * Every other page waits as long as the browser does, so that an old copy never stands in for a page on its way.
 */
const patience = 4000;

/** Files whose name changes with their content: the kept one is never an old one. */
const isLasting = (pathname: string) => pathname.startsWith('/assets/');

/** What every page shows beside its text: the page that is open has them, so asking again costs no more than a word. */
const drawings = [iconSpritePath, logoPath];

const keptPaths = new Set([...files, ...drawings]);

const filesPrefix = 'asked-';
/** Each shelf's name changes with what is on it. */
const shelves = { emergency: emergencyPages, pages: otherPages, everything: filesPrefix + revision };
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
  const missing = files.filter((path) => !there.has(path));
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
  event.waitUntil(self.clients.claim());
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
async function copyOf(pathname: string, search = ''): Promise<Response | undefined> {
  const elsewhere = keptElsewhere(addresses, pathname);
  return elsewhere ? Response.redirect(elsewhere + search) : matchKept(keptFor(addresses, pathname));
}

/** What the device shows where no answer came: the copy, else, for a page, the one that says so. */
async function withoutConnection({ request }: Fetching): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const copy = await copyOf(pathname, search);
  return copy || request.mode !== 'navigate' ? copy : matchKept(offlinePageFor(addresses, pathname));
}

/** The browser has asked for a page while the worker started; for anything else the worker asks. */
async function askNetwork({ preloadResponse, request }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

const rejectLater = (milliseconds: number) => new Promise<never>((_, reject) => setTimeout(reject, milliseconds));

/** The network's answer; in the place of a host's own fault page the page that is kept, which is no older. */
async function fromNetwork(event: Fetching): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const how = keptHow(addresses, pathname);
  const answer = askNetwork(event);
  try {
    const response = await (how === 'urgent' ? Promise.race([answer, rejectLater(patience)]) : answer);
    return (response.status >= 500 && how !== undefined && (await copyOf(pathname, search))) || response;
  } catch {
    // Where nothing is kept the answer is waited for, or is the browser's own word on what went wrong.
    return (await withoutConnection(event)) ?? answer;
  }
}

/** The device's own copy of a file whose name changes with its content, else the network's. */
async function fromDevice({ request }: Fetching, pathname: string): Promise<Response> {
  return (await matchKept(pathname)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (isLasting(pathname)) {
    if (keptPaths.has(pathname)) event.respondWith(fromDevice(event, pathname));
  } else if (mode === 'navigate' || keptPaths.has(pathname)) {
    event.respondWith(fromNetwork(event));
  }
});
