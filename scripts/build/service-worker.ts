import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Kept } from '#app/browser/service-worker.ts';
import { keptKilobytes } from '#app/parts/keep-pages/kept-kilobytes.ts';
import { serviceWorkerPath } from '#app/site/file-paths.ts';
import { findAddress } from '#app/site/paths.ts';
import { bundled } from './bundled.ts';
import { keptAddresses } from './kept-addresses.ts';
import type { KeptFile } from './kept-files.ts';

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Kept as the page alone, in both languages, which reads without its scripts: by every visit, or by one to such a page. */
const isEmergencyPage = ({ url }: KeptFile) => findAddress(url)?.page.id === 'emergency';
const isOtherPage = (file: KeptFile) => !isEmergencyPage(file) && ['kept', 'urgent'].includes(findAddress(file.url)?.page.offline ?? '');

const fileOf = (url: string, client: string) => join(client, /\.[a-z0-9]+$/.test(url) ? url : `${url}/index.html`);

/** About what a file weighs on the way, in bytes. */
async function weightOf(url: string, client: string): Promise<number> {
  const content = await readFile(fileOf(url, client));
  const compressed = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return Math.min(content.length, compressed.length);
}

/** Whether an address is that of several pages in one file. */
export const isKeptTogether = (path: string) => /^\/assets\/[\w-]+-pages-\w+\.json$/.test(path);

/** Writes some pages into one file, by their paths, and gives its address. */
async function writeTogether(name: string, pages: readonly KeptFile[], client: string): Promise<string> {
  const htmlOf = async ({ url }: KeptFile) => [url, await readFile(fileOf(url, client), 'utf8')] as const;
  const text = JSON.stringify(Object.fromEntries(await Promise.all(pages.map(htmlOf))));
  const address = `/assets/${name}-${shortHash(text)}.json`;
  await writeFile(join(client, address), text);
  return address;
}

/**
 * Writes the service worker with the lists of what it keeps; a new list makes a new worker, which phones fetch by
 * themselves. Throws when the files weigh noticeably more or less than visitors are told.
 */
export async function writeServiceWorker(client: string, files: readonly KeptFile[]): Promise<void> {
  const emergencyPages = await writeTogether('emergency-pages', files.filter(isEmergencyPage), client);
  const otherPages = await writeTogether('kept-pages', files.filter(isOtherPage), client);
  const kept = files.filter((file) => !isEmergencyPage(file) && !isOtherPage(file));
  const urls = kept.map(({ url }) => url);
  const weights = await Promise.all([emergencyPages, otherPages, ...urls].map((url) => weightOf(url, client)));
  const kilobytes = weights.reduce((sum, weight) => sum + weight, 0) / 1000;
  if (Math.abs(kilobytes - keptKilobytes) > keptKilobytes * 0.15)
    throw new Error(`The kept pages take ${Math.round(kilobytes)} kB: say so in app/parts/keep-pages/kept-kilobytes.ts`);
  const revision = shortHash(JSON.stringify(kept));
  const filledIn: Kept = { emergencyPages, otherPages, files: urls, revision, addresses: keptAddresses() };
  const code = await bundled(join(import.meta.dirname, '../../app/browser/service-worker.ts'), {
    define: { kept: JSON.stringify(filledIn) },
  });
  await writeFile(join(client, serviceWorkerPath), `${code}\n`);
}
