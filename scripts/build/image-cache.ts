/** Remembers encoded images under .cache/images, so that a build redraws only what changed. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const cacheFolder = join(root, '.cache/images');

/** A hash over every drawing program in the given folders of art/, however deep, and the versions of the encoders. */
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

/** Puts `target` in place: from the cache when `key` has been made before, else by `make`, which is then kept. */
export async function cached(target: string, key: string, make: () => Promise<Uint8Array>, folder = cacheFolder): Promise<void> {
  const kept = join(folder, createHash('sha256').update(key).digest('hex'));
  if (!(await exists(kept))) {
    await mkdir(folder, { recursive: true });
    // Written aside and renamed, so that a build stopped half-way leaves no torn image behind.
    const partial = `${kept}.${process.pid}`;
    await writeFile(partial, await make());
    await rename(partial, kept);
  }
  await mkdir(dirname(target), { recursive: true });
  await copyFile(kept, target);
}
