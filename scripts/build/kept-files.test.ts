import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addresses } from '#app/site/paths.ts';
import { keptFiles } from './kept-files.ts';

const kept = addresses.filter(({ page, canonical }) => canonical && page.offline).map(({ path }) => path);
const data = '/assets/data-1.json';
const waking = {
  manifest: '/assets/manifest-1.js',
  scripts: ['entry-1', 'framework-1', 'root-1', 'page-1', 'part-1'].map((name) => `/assets/${name}.js`),
};

let client: string;

async function built(file: string, content: string) {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), content);
}

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'kept-'));
  for (const path of kept) {
    await built(`${path}/index.html`, `<script type="application/json" data-start>${JSON.stringify(data)}</script>${path}`);
    await built(`${path}.data`, path);
  }
  for (const file of ['/assets/text-1.woff2', '/assets/app-1.css']) await built(file, file);
  await built(data, JSON.stringify(waking));
  for (const script of ['manifest-1', 'entry-1', 'framework-1', 'page-1', 'later-1', 'index-en-1'])
    await built(`/assets/${script}.js`, script);
  await built('/assets/part-1.js', 'import{t}from"./framework-1.js";');
  await built('/assets/root-1.js', 'const open=()=>import(`./later-1.js`);');
  await built('/assets/later-1.js', 'import"./part-1.js";const index=()=>import("./index-en-1.js");');
});
afterEach(() => rm(client, { recursive: true }));

const revisionOf = async (url: string) => (await keptFiles(client)).find((file) => file.url === url)?.revision;

describe('what a device keeps', () => {
  test('is every kept page in both languages, with its data, scripts and what they fetch later, stylesheet and fonts, each once', async () => {
    const urls = (await keptFiles(client)).map(({ url }) => url);
    expect(urls).toEqual([...new Set(urls)]);
    expect(urls).toEqual(expect.arrayContaining([...kept, ...kept.map((path) => `${path}.data`)]));
    expect(urls.filter((url) => url.startsWith('/assets/'))).toEqual([
      '/assets/app-1.css',
      '/assets/data-1.json',
      '/assets/entry-1.js',
      '/assets/framework-1.js',
      '/assets/index-en-1.js',
      '/assets/later-1.js',
      '/assets/manifest-1.js',
      '/assets/page-1.js',
      '/assets/part-1.js',
      '/assets/root-1.js',
      '/assets/text-1.woff2',
    ]);
  });

  test('is fetched anew when its content changes, and only then', async () => {
    const before = await revisionOf('/emergency');
    expect(await revisionOf('/emergency')).toBe(before);
    await writeFile(join(client, 'emergency/index.html'), `${await readFile(join(client, 'emergency/index.html'), 'utf8')}!`);
    expect(await revisionOf('/emergency')).not.toBe(before);
    expect(await revisionOf('/assets/page-1.js')).toBeNull();
  });

  test('must have been built', async () => {
    await rm(join(client, 'emergency/index.html'));
    await expect(keptFiles(client)).rejects.toThrow('emergency');
    await built('emergency/index.html', 'not finished');
    await expect(keptFiles(client)).rejects.toThrow('/emergency has no start block');
  });
});
