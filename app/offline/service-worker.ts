/**
 * Keeps on the visitor's device the pages that matter without a connection (`offline` in app/site/pages.ts). The
 * network always comes first; a kept copy answers only when nothing else does. See docs/decisions/010-offline.md.
 */
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { keptFor, keptHow } from '#app/browser/kept-for.ts';

/** Filled in by scripts/build/service-worker.ts: every file to keep, with the hash of its content. */
declare const keptFiles: PrecacheEntry[];
declare const self: { skipWaiting(): Promise<void> };

/**
 * Someone who opens the emergency page on a bar of signal that carries nothing must not look at an empty screen.
 * Every other page waits as long as the browser does, so that an old copy never stands in for a page on its way.
 */
const patienceSeconds = 4;

/** Files whose name changes with their content: the kept one is never an old one. */
const isLasting = (pathname: string) => pathname.startsWith('/assets/');

const keptPaths = new Set(keptFiles.map(({ url }) => url));

// Nothing of the old version is worth waiting for: pages come from the network, lasting files have new names.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precache(keptFiles);

const plugins = [
  {
    /** A host that answers with its own fault page has no newer page than the one kept. */
    async fetchDidSucceed({ response }: { readonly response: Response }) {
      if (response.status >= 500) throw new Error(`The server answered with status ${response.status}`);
      return response;
    },
    async handlerDidError({ request }: { readonly request: Request }) {
      return matchPrecache(keptFor(new URL(request.url).pathname));
    },
  },
];
const network = new NetworkOnly({ plugins });
const networkInTime = new NetworkOnly({ plugins, networkTimeoutSeconds: patienceSeconds });

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && !isLasting(url.pathname) && (request.mode === 'navigate' || keptPaths.has(url.pathname)),
  ({ request, url, event }) => (keptHow(url.pathname) === 'urgent' ? networkInTime : network).handle({ request, event }),
);
addRoute();
