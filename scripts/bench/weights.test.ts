import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weigh, weightOf } from './weights.ts';

let client: string;
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'weights-'));
  for (const folder of ['team', 'assets', 'emergency']) await mkdir(join(client, folder));
  const files = {
    'team/index.html': 900,
    'team/index.html.br': 300,
    'service-worker.js': 80,
    'emergency/index.html.br': 5,
    'assets/now-hours-0a1.js': 9,
    'assets/root-0a1.js': 40,
    'assets/page-0a1.js': 2,
    'a.woff2': 50,
    'icon.png': 7,
  };
  for (const [name, size] of Object.entries(files)) await writeFile(join(client, name), 'x'.repeat(size));
});
afterAll(() => rm(client, { recursive: true }));

const answer = (path: string, status = 200, method = 'GET') => ({ path, status, method });

it('what was sent weighs as it was sent, as often as it was sent', async () => {
  expect(await weightOf(client, [answer('/team'), answer('/service-worker.js'), answer('/team')])).toBe(680);
});

it('what has no body weighs nothing', async () => {
  expect(await weightOf(client, [answer('/team', 304), answer('/gone', 404), answer('/team', 200, 'HEAD')])).toBe(0);
});

it('a file that was not built is no answer of this site', async () => {
  await expect(weightOf(client, [answer('/else.js')])).rejects.toThrow('else.js');
});

it('a page weighs its HTML, what it fetched by kind, and all of the first 20 s, and what is kept for another day by itself', async () => {
  const font = { url: 'http://localhost/a.woff2', type: 'Font' };
  const answers = ['/team', '/a.woff2', '/icon.png', '/service-worker.js', '/emergency'].map((path) => answer(path));
  const waking = ['/team', '/assets/root-0a1.js', '/assets/page-0a1.js', '/assets/root-0a1.js', '/assets/now-hours-0a1.js'].map((path) =>
    answer(path),
  );
  expect(await weigh(client, '/team', { requests: [font, font], first20s: answers, waking })).toEqual({
    html: 300,
    css: 0,
    js: 0,
    react: 42,
    fonts: 50,
    firstImage: 0,
    inAll: 357,
    kept: 85,
  });
});
