import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceWorkerPath } from '../../app/site/file-paths.ts';
import { bundled } from './bundled.ts';
import type { KeptFile } from './kept-files.ts';

/** Writes the service worker with the list of what it keeps; a new list makes a new worker, which phones fetch by themselves. */
export async function writeServiceWorker(client: string, files: readonly KeptFile[]): Promise<void> {
  const code = await bundled(join(import.meta.dirname, '../../app/offline/service-worker.ts'), {
    keptFiles: JSON.stringify(files),
    'process.env.NODE_ENV': '"production"',
  });
  await writeFile(join(client, serviceWorkerPath), `${code}\n`);
}
