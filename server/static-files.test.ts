import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteFiles } from './site-files.ts';
import { type FixtureSite, fixtureFiles, startFixture } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

const script = '/assets/entry-Bx1.js';
const scriptText = fixtureFiles['assets/entry-Bx1.js'] ?? '';

describe('what is served', () => {
  it.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/team?utm=1', 'team/index.html', 'text/html; charset=utf-8'],
    ['/team.data?_routes=root', 'team.data', 'text/x-script'],
    [script, 'assets/entry-Bx1.js', 'text/javascript; charset=utf-8'],
    ['/art/oak-640.avif', 'art/oak-640.avif', 'image/avif'],
    ['/fonts/text.woff2', 'fonts/text.woff2', 'font/woff2'],
    ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is %s', async (path, file, type) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(fixtureFiles[file]);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  it.each(['/article/en.mdoc', '/__spa-fallback.html', `${script}.br`, '/csp.json', '/art/'])('%s is not', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([site.get('/team', {}, 'HEAD'), site.get('/team')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('for "%s" is %s', async (accepted, encoding) => {
    for (const [path, file, type] of [
      ['/team', 'team/index.html', 'text/html; charset=utf-8'],
      ['/team.data', 'team.data', 'text/x-script'],
    ] as const) {
      const { headers, body } = await site.get(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toBe(type);
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).toString()).toBe(fixtureFiles[file]);
    }
  });

  it.each(['', 'identity', 'zstd', 'br;q=0, gzip;q=0'])('for "%s" is none, and still varies', async (accepted) => {
    const { headers, text } = await site.get('/team', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(text).toBe(fixtureFiles['team/index.html']);
  });

  it('is none if the build has written no smaller file', async () => {
    const { headers } = await site.get('/robots.txt', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('revalidation', () => {
  it('has a different, strong ETag for each encoding', async () => {
    const tags = await Promise.all(
      ['gzip', 'br', 'identity'].map(async (accepted) => (await site.get('/team', { 'accept-encoding': accepted })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it.each(['identity', 'gzip', 'br'])('answers 304 without a body to a visitor with the current copy (%s)', async (accepted) => {
    const asked = { 'accept-encoding': accepted };
    const { etag = '' } = (await site.get('/team', asked)).headers;
    for (const tags of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const again = await site.get('/team', { ...asked, 'if-none-match': tags }, method);
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
        expect(again.headers.vary?.toLowerCase()).toContain('accept-encoding');
        for (const name of ['content-type', 'content-length', 'content-encoding']) expect(again.headers[name]).toBeUndefined();
      }
    }
  });

  it('has the same ETag for a file whenever it was written, and another for other bytes of the same size', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tags-'));
    const file = join(folder, 'text.woff2');
    const tag = async (text: string, at: number) => {
      await writeFile(file, text);
      await utimes(file, at, at);
      return (await readSiteFiles(folder)).get('/text.woff2')?.etag;
    };
    const first = await tag('one', 1e9);
    expect(await tag('one', 2e9)).toBe(first);
    expect(await tag('two', 1e9)).not.toBe(first);
    await rm(folder, { recursive: true });
  });
});

describe('caching', () => {
  it.each([
    ['/team', 'no-cache'],
    ['/_.data', 'no-cache'],
    [script, 'public, max-age=31536000, immutable'],
    ['/art/oak-640.avif', 'public, max-age=86400'],
  ])('of %s is %s', async (path, value) => {
    const { headers } = await site.get(path);
    expect(headers['cache-control']).toBe(value);
    expect(headers.etag).toBeDefined();
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-6', scriptText.slice(0, 7), `bytes 0-6/${scriptText.length}`],
    ['bytes=1500-', scriptText.slice(1500), `bytes 1500-${scriptText.length - 1}/${scriptText.length}`],
    ['bytes=-5', scriptText.slice(-5), `bytes ${scriptText.length - 5}-${scriptText.length - 1}/${scriptText.length}`],
  ])('%s is that part of the plain file', async (range, part, contentRange) => {
    const answer = await site.get(script, { range, 'accept-encoding': 'gzip, br' });
    expect(answer.status).toBe(206);
    expect(answer.text).toBe(part);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('beyond the end are answered 416 with the size', async () => {
    const answer = await site.get(script, { range: 'bytes=99999-' });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${scriptText.length}`);
  });

  it.each(['lines=1-2', 'bytes=0-1,5-6', 'bytes=-99999999', 'bytes=abc', 'bytes=-', 'bytes=6-2'])(
    '%s is answered with the whole file',
    async (range) => {
      const answer = await site.get(script, { range });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(scriptText);
    },
  );

  it('continue only the same content', async () => {
    const { etag = '' } = (await site.get(script)).headers;
    expect((await site.get(script, { range: 'bytes=0-6', 'if-range': etag })).status).toBe(206);
    for (const stale of ['"old"', `W/${etag}`, new Date(0).toUTCString()]) {
      expect((await site.get(script, { range: 'bytes=0-6', 'if-range': stale })).status).toBe(200);
    }
  });
});
