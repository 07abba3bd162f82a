import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { sampleOfficeToken } from '#app/requests/sample-key.ts';
import { type ApiFixture, generous, officeToken, problemOf, startApi } from '../testing/api-fixture.ts';
import { ask } from '../testing/fixture-site.ts';
import { shapedEnvelope } from '../testing/stored-fixture.ts';
import { tokenHash } from './office-token.ts';

const day = 24 * 3_600_000;
const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
let api: ApiFixture;
beforeAll(async () => {
  api = await startApi({ now: () => clock.now });
});
afterAll(() => api.close());

describe('the office', () => {
  it('lists waiting requests, oldest first, with the time at which they are erased', async () => {
    const [first, second] = [shapedEnvelope(), shapedEnvelope(16)];
    await api.send(first);
    clock.now += 31 * day;
    await api.send(second);
    const { requests, more } = await api.waiting();
    expect(more).toBe(false);
    expect(requests).toEqual([
      { ...named(first), receivedAt: '2026-11-20T12:00:00.000Z', erasedFrom: '2027-01-19T12:00:00.000Z', erasedSoon: true },
      { ...named(second), receivedAt: '2026-12-21T12:00:00.000Z', erasedFrom: '2027-02-19T12:00:00.000Z', erasedSoon: false },
    ]);
  });

  it('confirms and deletes though it has fetched as many as it may', async () => {
    const own = await startApi({ settings: { limits: { ...generous, fetching: { burst: 1, windowMs: day } } } });
    const [first, second] = [shapedEnvelope(), shapedEnvelope()];
    for (const envelope of [first, second]) await own.send(envelope);
    expect((await own.office(`/${first.id}`)).status).toBe(200);
    expect((await own.office(`/${second.id}`)).status).toBe(429);
    expect((await own.waiting()).requests).toHaveLength(2);
    expect((await own.office(`/${first.id}/confirm`, 'POST')).status).toBe(204);
    expect((await own.office(`/${second.id}`, 'DELETE')).status).toBe(204);
    await own.close();
  });
  const named = ({ id, keyId, schemaVersion }: ReturnType<typeof shapedEnvelope>) => ({ id, keyId, schemaVersion });

  it.runIf(process.env.STORM)('lists the newest first, page by page, even if the last request of a page is gone', async () => {
    const own = await startApi({ now: () => clock.now });
    const sent: string[] = [];
    // Requests received at the same time are sorted by id.
    for (let count = 0; count < 503; count += 1) {
      const envelope = shapedEnvelope();
      if (count % 3 === 0) clock.now += 1000;
      await own.send(envelope);
      sent.push(envelope.id);
    }
    const ask = async (query: string) => JSON.parse((await own.office(query)).text);
    const first = await ask('?order=newest');
    expect(first.more).toBe(true);
    expect(first.requests).toHaveLength(500);
    const last = first.requests.at(-1).id;
    await own.office(`/${last}`, 'DELETE');
    const second = await ask(`?order=newest&before=${last}`);
    expect(second.more).toBe(false);
    const ids = [...first.requests, ...second.requests].map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(sent.toSorted());
    const times = first.requests.map(({ receivedAt }: { receivedAt: string }) => receivedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await own.office('?order=newest&before=nonsense')).status).toBe(404);
    await own.close();
  });

  it('deletes many at once', async () => {
    const own = await startApi();
    const envelopes = Array.from({ length: 4 }, () => shapedEnvelope());
    for (const envelope of envelopes) await own.send(envelope);
    const [kept, ...gone] = envelopes.map(({ id }) => id);
    const remove = (body: string) =>
      ask(
        own.port,
        '/api/office/requests/delete',
        { authorization: `Bearer ${officeToken}`, 'content-type': 'application/json' },
        'POST',
        body,
      );
    for (const body of ['{', '{}', '[]', '{"ids":["../x"]}', `{"ids":[${Array(501).fill('"AAAAAAAAAAAAAAAAAAAAAA"')}]}`])
      expect([400, 413]).toContain((await remove(body)).status);
    expect((await own.waiting()).requests).toHaveLength(4);
    expect((await remove(JSON.stringify({ ids: gone }))).status).toBe(204);
    expect((await own.waiting()).requests.map(({ id }) => id)).toEqual([kept]);
    expect((await ask(own.port, '/api/office/requests/delete', {}, 'POST', JSON.stringify({ ids: [kept] }))).status).toBe(401);
    expect((await own.waiting()).requests).toHaveLength(1);
    await own.close();
  });

  it.each([
    ['confirms', 'POST', '/confirm'],
    ['deletes', 'DELETE', ''],
  ])('%s a request, repeatedly if it likes, and the request is gone', async (_what, method, below) => {
    const envelope = shapedEnvelope();
    await api.send(envelope);
    expect(JSON.parse((await api.office(`/${envelope.id}`)).text)).toEqual(envelope);
    for (let count = 0; count < 2; count += 1) {
      const answer = await api.office(`/${envelope.id}${below}`, method);
      expect(answer.status).toBe(204);
      expect(answer.text).toBe('');
    }
    expect((await api.office(`/${envelope.id}`)).status).toBe(404);
    expect((await api.waiting()).requests.map(({ id }) => id)).not.toContain(envelope.id);
  });

  it.each(['/nonsense', '/%20', `/${newRequestId()}`])('finds nothing at %s', async (path) => {
    const answer = await api.office(path);
    expect(answer.status).toBe(404);
    expect(problemOf(answer).code).toBe('not-found');
  });
});

describe('without the token', () => {
  it.each([
    ['no token', undefined],
    ['another', 'Bearer another'],
    ['its hash', `Bearer ${tokenHash(officeToken)}`],
    ['the sample, where a real one is set', `Bearer ${sampleOfficeToken}`],
  ])('(%s) nothing is told or erased', async (_what, authorization) => {
    const own = await startApi();
    const envelope = shapedEnvelope();
    await own.send(envelope);
    const headers = authorization ? { authorization } : {};
    for (const [path, method] of [
      ['', 'GET'],
      [`/${envelope.id}`, 'GET'],
      [`/${envelope.id}/confirm`, 'POST'],
      [`/${envelope.id}`, 'DELETE'],
    ]) {
      const answer = await ask(own.port, `/api/office/requests${path}`, headers, method);
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.text).not.toContain(envelope.id);
    }
    expect((await own.waiting()).requests).toHaveLength(1);
    await own.close();
  });
});

describe('the sample token', () => {
  const asked = (own: ApiFixture, headers = {}) =>
    ask(own.port, '/api/office/requests', { authorization: `Bearer ${sampleOfficeToken}`, ...headers });

  it('is accepted on this machine if a setting allows it, but not through a proxy', async () => {
    const own = await startApi({ settings: { officeTokenHashes: [], sample: true, takesSampleToken: true } });
    expect((await asked(own)).status).toBe(200);
    expect((await asked(own, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(401);
    await own.close();
  });

  it('opens nothing unless asked for: a proxy on this machine may not say that it is one', async () => {
    const own = await startApi({ settings: { officeTokenHashes: [], sample: true } });
    expect((await asked(own)).status).toBe(401);
    await own.close();
  });

  it('opens nothing once the key is the practice’s own', async () => {
    const own = await startApi({ settings: { officeTokenHashes: [], sample: false, takesSampleToken: true } });
    expect((await asked(own)).status).toBe(401);
    await own.close();
  });
});

it('each of several tokens is accepted', async () => {
  const tokens = ['first', 'second'];
  const own = await startApi({ settings: { officeTokenHashes: tokens.map(tokenHash) } });
  for (const token of tokens) expect((await own.office('', 'GET', { authorization: `Bearer ${token}` })).status).toBe(200);
  await own.close();
});
