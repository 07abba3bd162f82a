/** Caches encoded images in .cache/images, so that a build makes only what changed. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const cacheFolder = join(root, '.cache/images');

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Writes `target`: from the cache if it has an image for `key`, otherwise from `make`, whose result is then cached. */
export async function cached(target: string, key: string, make: () => Promise<Uint8Array>, folder = cacheFolder): Promise<void> {
  const kept = join(folder, createHash('sha256').update(key).digest('hex'));
  if (!(await exists(kept))) {
    await mkdir(folder, { recursive: true });
    // Write to a temporary name and rename it, so that an interrupted build leaves no incomplete image in the cache.
    const partial = `${kept}.${process.pid}`;
    await writeFile(partial, await make());
    await rename(partial, kept);
  }
  await mkdir(dirname(target), { recursive: true });
  await copyFile(kept, target);
}
