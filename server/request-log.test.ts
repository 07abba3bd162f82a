import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FixtureSite, startFixture } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
beforeEach(() => {
  site.logged.length = 0;
});
afterAll(() => site.close());

const telling = {
  cookie: 'id=private',
  referer: 'https://search.example/?q=private',
  'user-agent': 'private browser',
  'x-forwarded-for': '203.0.113.9',
};

it.each([
  ['/team?q=private#private', 'GET', '/team', 200],
  ['/nowhere?private', 'HEAD', '/nowhere', 404],
  ['/%E0%A4%A?private', 'GET', '/%E0%A4%A', 404],
  ['http://example.com/team?private', 'GET', '/team', 200],
])('%s leaves the method, the path, the status and the time, and no more', async (asked, method, path, status) => {
  await site.get(asked, telling, method);
  await vi.waitFor(() => expect(site.logged).toHaveLength(1));
  expect(site.logged).toEqual([{ method, path, status, ms: expect.any(Number) }]);
  expect(JSON.stringify(site.logged)).not.toMatch(/private|203\.0\.113|127\.0\.0\.1|example/);
});

it('shortens long paths', async () => {
  await site.get(`/${'a'.repeat(5000)}`);
  await vi.waitFor(() => expect(site.logged).toHaveLength(1));
  expect(site.logged[0]?.path).toHaveLength(200);
});
