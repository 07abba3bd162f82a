import { afterEach, expect, it } from 'vitest';
import { type RequestStore, StoreUnavailable } from './requests/store.ts';
import { type ApiFixture, officeToken, startApi } from './testing/api-fixture.ts';
import { ask } from './testing/fixture-site.ts';
import { shapedEnvelope } from './testing/stored-fixture.ts';

let api: ApiFixture;
afterEach(() => api.close());

const throughProxy = { 'x-forwarded-for': '203.0.113.9' };

it('says ok, and is never cached', async () => {
  api = await startApi();
  const answer = await api.get('/healthz', throughProxy);
  expect(answer.status).toBe(200);
  expect(answer.text).toBe('ok');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await api.get('/healthz', {}, 'HEAD')).status).toBe(200);
});

it('tells how requests stand to this machine and to the office alone', async () => {
  api = await startApi();
  const detail = 'ok\nrequests: sample key, store ok, waiting over 12 hours 0, notice mail off';
  expect((await api.get('/healthz')).text).toBe(detail);
  expect((await ask(api.port, '/healthz', { ...throughProxy, authorization: `Bearer ${officeToken}` })).text).toBe(detail);
  expect((await ask(api.port, '/healthz', { ...throughProxy, authorization: 'Bearer another' })).text).toBe('ok');
});

it('takes as few wrong tokens as the office’s side does', async () => {
  api = await startApi();
  const guess = async () => (await ask(api.port, '/healthz', { ...throughProxy, authorization: 'Bearer guessed' })).status;
  for (let count = 0; count < 10; count += 1) expect(await guess()).toBe(200);
  expect(await guess()).toBe(429);
  expect((await ask(api.port, '/api/office/requests', { authorization: 'Bearer guessed' })).status).toBe(429);
  expect((await api.get('/healthz', throughProxy)).text).toBe('ok');
});

it('says at once that the store is gone', async () => {
  let gone = false;
  const answer = async () => {
    if (gone) throw new StoreUnavailable('gone');
    return { waiting: 0, overdue: 0 };
  };
  const store = { counts: answer, upkeep: answer, close: async () => {} } as unknown as RequestStore;
  api = await startApi({ store });
  expect((await api.get('/healthz')).text).toContain('store ok');
  gone = true;
  expect((await api.get('/healthz')).text).toContain('store failing');
});

it('answers even if the store never does', async () => {
  let hung = false;
  const counts = () => (hung ? new Promise(() => {}) : Promise.resolve({ waiting: 0, overdue: 0 }));
  const store = { counts, upkeep: async () => {}, close: async () => {} } as unknown as RequestStore;
  api = await startApi({ store });
  hung = true;
  const { status, text } = await api.get('/healthz');
  expect([status, text.includes('store failing')]).toEqual([200, true]);
});

it('says when more than a hundred wait', async () => {
  api = await startApi();
  for (let count = 0; count < 100; count += 1) await api.send(shapedEnvelope());
  expect((await api.get('/healthz')).text).not.toContain('more than');
  await api.send(shapedEnvelope());
  expect((await api.get('/healthz')).text).toContain('more than 100 waiting: 101');
});
