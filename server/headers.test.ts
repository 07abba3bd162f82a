import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './header-list.ts';
import { type FixtureSite, hashes, startFixture } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

const named = { host: 'www.example.com' };

describe('the security headers', () => {
  it.each([
    ['a page', '/team', 'GET', 200],
    ['a script', '/assets/entry-Bx1.js', 'GET', 200],
    ['a redirect', '/doctors', 'GET', 301],
    ['a missing page', '/nowhere', 'GET', 404],
    ['a path of dots', '/../secret', 'GET', 400],
    ['a refused method', '/', 'POST', 405],
    ['the health check', '/healthz', 'GET', 200],
  ])('are set on %s', async (_kind, path, method, status) => {
    const answer = await site.get(path, named, method);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders(hashes, true))) expect(answer.headers[name.toLowerCase()]).toBe(value);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
  });

  it.each(['localhost:3000', '[::1]:3000', '192.168.1.20:3000'])('do not ask %s for https', async (host) => {
    const { headers } = await site.get('/', { host });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

it('only pages send prefetch rules', async () => {
  expect((await site.get('/es')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
  expect((await site.get('/icons.svg')).headers['speculation-rules']).toBeUndefined();
  expect((await site.get('/speculation-rules.json')).headers['content-type']).toBe('application/speculationrules+json');
});
