import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offlinePaths, precacheOf } from './service-worker.ts';

const always = offlinePaths('always');
const onRequest = offlinePaths('on-request');
let client: string;

async function built(file: string, content = file) {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), content);
}

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'precache-'));
  for (const [i, path] of [...always, ...onRequest].entries()) {
    await built(`${path}/index.html`, `<p data-start="/assets/start-${i}.js">`);
    for (const file of [`${path}.data`, `/assets/start-${i}.js`]) await built(file);
  }
  const rest = ['root-1.js', 'search-index-1.js', 'app-1.css', 'text-1.woff2', 'root-1.js.br', 'picture-1.webp', 'start-other.js'];
  for (const file of ['/icons.svg', '/art/logo.svg', ...rest.map((name) => `/assets/${name}`)]) await built(file);
});
afterEach(() => rm(client, { recursive: true }));

test('every visitor stores the emergency pages, the offline page, and their icons', async () => {
  expect((await precacheOf(client)).always).toEqual([
    ...['/emergency', '/es/emergencia', '/emergency/one-step-at-a-time', '/es/emergencia/paso-a-paso', '/offline', '/es/sin-conexion'],
    ...['/icons.svg', '/art/logo.svg'],
  ]);
});

test('a visitor who asks for it also stores the other pages, the data of all pages, and all files they need, each once', async () => {
  const list = (await precacheOf(client)).onRequest;
  expect(list).toEqual([...new Set(list)]);
  expect(list.toSorted()).toEqual(
    [
      ...onRequest,
      ...[...always, ...onRequest].flatMap((path, i) => [`${path}.data`, `/assets/start-${i}.js`]),
      ...['/assets/root-1.js', '/assets/search-index-1.js', '/assets/app-1.css', '/assets/text-1.woff2'],
    ].toSorted(),
  );
  expect(onRequest).toEqual(expect.arrayContaining(['/locations', '/es/medications-to-avoid', '/search']));
});

test('the revision changes with the content of a file, and only then', async () => {
  const { revision } = await precacheOf(client);
  expect((await precacheOf(client)).revision).toBe(revision);
  await built('/es/locations.data', 'we have moved');
  expect((await precacheOf(client)).revision).not.toBe(revision);
});

test('the error names a page that was not built', async () => {
  await rm(join(client, 'emergency/index.html'));
  await expect(precacheOf(client)).rejects.toThrow('emergency/index.html');
});
