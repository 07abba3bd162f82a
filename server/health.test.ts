import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FixtureSite, startFixture } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

it('says ok, and is never cached', async () => {
  const answer = await site.get('/healthz');
  expect(answer.status).toBe(200);
  expect(answer.text).toBe('ok');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await site.get('/healthz', {}, 'HEAD')).status).toBe(200);
});
