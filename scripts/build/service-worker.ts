import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { keptKilobytes } from '#app/parts/keep-pages/kept-kilobytes.ts';
import { serviceWorkerPath } from '#app/site/file-paths.ts';
import { findAddress } from '#app/site/paths.ts';
import { bundled } from './bundled.ts';
import type { KeptFile } from './kept-files.ts';

/** What every visit keeps, in both languages: the page alone, which reads without its scripts. */
const isEmergencyPage = ({ url }: KeptFile) => findAddress(url)?.page.id === 'emergency';

/** About what a file weighs on the way, in bytes. */
async function weightOf({ url }: KeptFile, client: string): Promise<number> {
  const content = await readFile(join(client, /\.[a-z0-9]+$/.test(url) ? url : `${url}/index.html`));
  const compressed = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return Math.min(content.length, compressed.length);
}

/**
 * Writes the service worker with the lists of what it keeps; a new list makes a new worker, which phones fetch by
 * themselves. Throws when the files weigh noticeably more or less than visitors are told.
 */
export async function writeServiceWorker(client: string, files: readonly KeptFile[]): Promise<void> {
  const kilobytes = (await Promise.all(files.map((file) => weightOf(file, client)))).reduce((sum, weight) => sum + weight, 0) / 1000;
  if (Math.abs(kilobytes - keptKilobytes) > keptKilobytes * 0.15)
    throw new Error(`The kept pages take ${Math.round(kilobytes)} kB: say so in app/parts/keep-pages/kept-kilobytes.ts`);
  const kept = files.filter((file) => !isEmergencyPage(file));
  const code = await bundled(join(import.meta.dirname, '../../app/browser/service-worker.ts'), {
    define: {
      emergencyFiles: JSON.stringify(files.filter(isEmergencyPage)),
      keptFiles: JSON.stringify(kept),
      keptRevision: JSON.stringify(createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 16)),
      'process.env.NODE_ENV': '"production"',
    },
  });
  await writeFile(join(client, serviceWorkerPath), `${code}\n`);
}
