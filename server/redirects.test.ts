import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FixtureSite, startFixture } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

// Which name redirects where: app/site/redirects.test.ts.
it.each([
  ['/es/doctor/m%C3%A1rquez?from=card&x=%2F', '/es/physicians/elena-marquez?from=card&x=%2F'],
  ['/doctor/jim-whitaker', '/physicians/james-whitaker'],
  ['/team/?a=1', '/team?a=1'],
  [`/team/?q=${'x'.repeat(8000)}`, '/team'],
])('%s is redirected permanently to %s', async (from, to) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await site.get(from, {}, method);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
    expect(answer.body).toHaveLength(0);
  }
});

it('a very long query never costs the page', async () => {
  expect((await site.get(`/team?fbclid=${'x'.repeat(8000)}`)).status).toBe(200);
});

it.each(['//example.com/', '/%2F/example.com/'])('%s is not redirected', async (path) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
});
