/** Writes the service worker with the list of files it stores on visitors' devices. */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Precache } from '#app/browser/precache.ts';
import { iconSpritePath, logoPath, serviceWorkerPath } from '#app/site/file-paths.ts';
import type { PageRow } from '#app/site/pages.ts';
import { addresses, findAddress, pageById } from '#app/site/paths.ts';
import { hasSpanishPrefix } from '#app/site/prefix.ts';
import { byLetters } from '#app/site/redirects.ts';
import { bundled } from './bundled.ts';

/** Returns the canonical paths of all pages with the given value of `offline`, in both languages. */
export const offlinePaths = (offline: NonNullable<PageRow['offline']>): string[] =>
  addresses.filter(({ page, canonical }) => canonical && page.offline === offline).map(({ path }) => path);

/** Returns the parts of the table of pages that the service worker needs. */
export function listedPages(): Pick<Precache, 'pages' | 'otherSpanish' | 'offline'> {
  const spellings = [...byLetters].flatMap(([spelling, path]) => {
    const address = findAddress(path);
    return address?.page.offline ? [[spelling, address.page.paths[address.language]] as const] : [];
  });
  const spanish = addresses.filter(({ language, path }) => language === 'es' && !hasSpanishPrefix(path));
  return { pages: Object.fromEntries(spellings), otherSpanish: spanish.map(({ path }) => path), offline: pageById('offline').paths };
}

const isFile = (path: string) => /\.[a-z0-9]+$/.test(path);
const read = (client: string, path: string) => readFile(join(client, isFile(path) ? path : `${path}/index.html`));

/** The start script of a page; only those of stored pages are stored. */
const ofOnePage = /\/assets\/start-[\w-]+\.js/g;

/** Returns the pages stored on request and all files that stored pages need. Rejects if one of the pages was not built. */
async function onRequestFiles(client: string): Promise<string[]> {
  const pages = offlinePaths('on-request');
  // The emergency pages are stored for every visitor, but without their data and scripts.
  const running = [...pages, ...offlinePaths('always')];
  const html = await Promise.all(running.map(async (page) => (await read(client, page)).toString()));
  const starts = html.flatMap((page) => page.match(ofOnePage) ?? []);
  const assets = (await Array.fromAsync(glob(`${client}/assets/*.{js,css,woff2}`))).map((file) => `/${relative(client, file)}`);
  const shared = assets.filter((path) => !path.match(ofOnePage)).sort();
  return [...pages, ...running.map((page) => `${page}.data`), ...new Set(starts), ...shared];
}

/** Returns the list that the build writes into the service worker. Rejects if one of the files was not built. */
export async function precacheOf(client: string): Promise<Precache> {
  const always = [...offlinePaths('always'), iconSpritePath, logoPath];
  const onRequest = await onRequestFiles(client);
  const hash = createHash('sha256');
  for (const path of [...always, ...onRequest]) hash.update(path).update(await read(client, path));
  return { always, onRequest, revision: hash.digest('hex').slice(0, 16), ...listedPages() };
}

/** Writes the service worker into the built site. A changed list changes the worker's file, so browsers install it as an update. */
export async function writeServiceWorker(client: string): Promise<void> {
  const { code } = await bundled(join(import.meta.dirname, '../../app/browser/service-worker.ts'), {
    define: { precache: JSON.stringify(await precacheOf(client)) },
  });
  await writeFile(join(client, serviceWorkerPath), `${code}\n`);
}
