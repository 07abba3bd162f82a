import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiFixture, problemOf, startApi } from '../testing/api-fixture.ts';
import { shapedEnvelope } from '../testing/stored-fixture.ts';

let api: ApiFixture;
beforeAll(async () => {
  api = await startApi({ settings: { siteOrigin: 'https://www.example.com' } });
});
afterAll(() => api.close());

const host = { host: 'api.example.com' };

describe('a request sent from', () => {
  it.each([
    ['the public site on another host', { origin: 'https://www.example.com' }],
    ['a page of this very server', { origin: 'https://api.example.com' }],
    ['no page', {}],
  ])('%s is taken', async (_where, headers) => {
    expect((await api.send(shapedEnvelope(), { ...host, ...headers })).status).toBe(201);
  });

  it.each(['https://evil.example', 'http://www.example.com', 'https://www.example.com.evil.example', 'null'])(
    'the origin "%s" is refused',
    async (origin) => {
      const answer = await api.send(shapedEnvelope(), { ...host, origin });
      expect(answer.status).toBe(403);
      expect(problemOf(answer).code).toBe('wrong-origin');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('cross-origin access', () => {
  const preflight = (origin: string, path = '/api/requests') =>
    api.get(
      path,
      { ...host, origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      'OPTIONS',
    );

  it('allows the public site to send', async () => {
    const { status, headers } = await preflight('https://www.example.com');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.com',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('lets it read every answer, even refusals, and when to try again', async () => {
    for (const body of ['{', JSON.stringify(shapedEnvelope())]) {
      const { headers } = await api.post(body, { ...host, origin: 'https://www.example.com' });
      expect(headers['access-control-allow-origin']).toBe('https://www.example.com');
      expect(headers['access-control-expose-headers']).toBe('retry-after');
      expect(headers.vary).toContain('Origin');
    }
  });

  it('is refused to all others', async () => {
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is refused to all pages for the office’s API', async () => {
    const asked = await preflight('https://www.example.com', '/api/office/requests');
    const fetched = await api.office('', 'GET', { ...host, origin: 'https://www.example.com' });
    expect(fetched.headers['access-control-allow-origin']).toBeUndefined();
    expect(asked.headers['access-control-allow-headers']).not.toMatch(/authorization/i);
  });
});
