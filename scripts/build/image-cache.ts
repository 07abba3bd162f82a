/** Caches encoded images in .cache/images, so that a build renders only what changed. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const cacheFolder = join(root, '.cache/images');

/** A hash of all drawing code in the given folders of art/, including their subfolders, and of the encoders' versions. */
export async function sourceHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const folder of [...folders].sort()) {
    const names = await readdir(join(root, 'art', folder), { recursive: true });
    const files = names.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
    for (const file of files) hash.update(`${folder}/${file}\0`).update(await readFile(join(root, 'art', folder, file)));
  }
  return hash.digest('hex');
}

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
