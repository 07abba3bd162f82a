/** A few requests of one night, deleted together. A real flood: flood.storm.test.ts. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { startApi } from '../server/testing/api-fixture.ts';
import { lockedEnvelope } from '../server/testing/stored-fixture.ts';
import { listedIds, passphrase, readText, setUpDesk, startDesk } from './desk-fixture.ts';

it('what came between two times is deleted at the server and here, and nothing else', async () => {
  // 10:00 pm in San Antonio.
  const night = Date.parse('2026-11-17T04:00:00Z');
  const clock = { now: night };
  const api = await startApi({ now: () => clock.now });
  const desk = await startDesk({ now: () => clock.now });
  await setUpDesk(desk, api.port);
  const receive = async (minutes: number) => {
    clock.now = night + minutes * 60_000;
    const envelope = await lockedEnvelope({ 'first-name': 'Ana', phone: '(210) 555-0123' });
    await api.send(envelope);
    return envelope.id;
  };
  const before = await receive(-1);
  for (const minutes of [0, 30, 59]) await receive(minutes);
  const after = await receive(60);
  await desk.post('/unlock', { passphrase });
  await desk.get('/requests');
  const times = { from: '2026-11-16T22:00', to: '2026-11-16T22:59' };
  expect(readText(await desk.get(`/requests?${new URLSearchParams(times)}`))).toContain('Delete all of these: 3');
  expect(readText(await desk.post('/requests/ask', times))).toContain('Delete 3 requests?');
  expect(readText(await desk.post('/requests/delete', { ...times, count: '3' }))).toContain('Deleted.');
  expect((await api.waiting()).requests.map(({ id }) => id)).toEqual([before, after]);
  expect(listedIds(await desk.get('/requests'))).toEqual([before, after]);
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
}, 60_000);
