import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, startFixture } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

/** HEAD is never answered in front of the framework: what it says is the long way's word. */
async function bothWays(path: string, headers: Record<string, string>) {
  const [get, head] = await Promise.all([site.get(path, headers), site.get(path, headers, 'HEAD')]);
  const said = ({ status, headers: { date: _date, ...others } }: typeof get) => ({ status, headers: others });
  return { short: said(get), long: said(head), body: get.body };
}

const paths = ['/', '/es', '/team', '/team?utm=1', '/team.data?_routes=root', '/assets/entry-Bx1.js', '/nowhere', '/404'];
const encodings = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0.1, gzip', 'identity', ''];
const hosts = ['www.example.com', '127.0.0.1:3000'];

describe('an answer made ready', () => {
  it.each(paths.flatMap((path) => encodings.flatMap((encoding) => hosts.map((host) => [path, encoding, host] as const))))(
    'of %s for "%s" at %s is that of the framework',
    async (path, encoding, host) => {
      const headers = { host, 'accept-encoding': encoding };
      const { short, long, body } = await bothWays(path, headers);
      expect(short).toEqual(long);
      if (short.headers['content-length']) expect(body).toHaveLength(Number(short.headers['content-length']));
      const etag = short.headers.etag;
      if (!etag) return;
      for (const tag of [etag, `W/${etag}`, '*', '"other"', `"other", ${etag}`]) {
        const again = await bothWays(path, { ...headers, 'if-none-match': tag });
        expect(again.short).toEqual(again.long);
        expect(again.short.status).toBe(tag === '"other"' ? 200 : 304);
        expect(again.body).toHaveLength(tag === '"other"' ? body.length : 0);
      }
    },
  );

  it('leaves parts of files to the framework', async () => {
    const { status, headers } = await site.get('/team', { range: 'bytes=0-9', 'accept-encoding': 'br' });
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('leaves writing to the framework, which refuses it', async () => {
    expect((await site.get('/team', { 'accept-encoding': 'br' }, 'POST')).status).toBe(405);
  });

  it('is no way round the limit of an address', async () => {
    expect((await site.get(`/team?${'a'.repeat(2048)}`, { 'accept-encoding': 'br' })).status).toBe(400);
  });
});
