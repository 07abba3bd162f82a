import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
let cache: string;
beforeEach(async () => {
  const base = await mkdtemp(join(tmpdir(), 'precompress-'));
  folder = join(base, 'client');
  cache = join(base, 'cache');
  await mkdir(join(folder, 'es'), { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const page = '<p>Una página.</p>\n'.repeat(200);
const files = async () => (await readdir(folder, { recursive: true })).sort();

it('writes a .br and a .gz file beside every large text file, in subfolders too', async () => {
  for (const name of ['index.html', 'es/index.html', '_.data', 'a.js', 'icons.svg']) await writeFile(join(folder, name), name + page);
  expect(await precompress(folder, cache)).toEqual({ files: 5, made: 10 });
  const html = join(folder, 'es/index.html');
  expect(brotliDecompressSync(await readFile(`${html}.br`)).toString()).toBe(`es/index.html${page}`);
  expect(gunzipSync(await readFile(`${html}.gz`)).toString()).toBe(`es/index.html${page}`);
});

it('skips small files, pictures and files that would not shrink', async () => {
  await writeFile(join(folder, 'robots.txt'), 'x'.repeat(600));
  await writeFile(join(folder, 'oak.avif'), page);
  await writeFile(join(folder, 'noise.txt'), randomBytes(5000));
  expect(await precompress(folder, cache)).toMatchObject({ files: 0 });
  expect(await files()).toEqual(['es', 'noise.txt', 'oak.avif', 'robots.txt']);
});

it('compresses again only what changed', async () => {
  await writeFile(join(folder, 'a.html'), page);
  await writeFile(join(folder, 'b.html'), `${page}b`);
  await precompress(folder, cache);
  await writeFile(join(folder, 'b.html'), `${page}changed`);
  expect(await precompress(folder, cache)).toEqual({ files: 2, made: 2 });
  expect(brotliDecompressSync(await readFile(join(folder, 'b.html.br'))).toString()).toBe(`${page}changed`);
});

it('deletes the .br and .gz files of a file that has become small', async () => {
  await writeFile(join(folder, 'a.html'), page);
  await precompress(folder, cache);
  await writeFile(join(folder, 'a.html'), 'short');
  await precompress(folder, cache);
  expect(await files()).toEqual(['a.html', 'es']);
});
