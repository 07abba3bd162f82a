/**
 * A night's flood of requests that open and envelopes that don't: the real requests around it stay visible, and the whole flood
 * is deleted at once: npm run storm.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { requestStore } from '../server/requests/open-store.ts';
import { type RequestStore, StoreUnavailable } from '../server/requests/store.ts';
import { type ApiFixture, startApi } from '../server/testing/api-fixture.ts';
import { shapedEnvelope, stored } from '../server/testing/stored-fixture.ts';
import { type DeskFixture, listedIds, readText, setUpDesk, startDesk } from './desk-fixture.ts';

const [now, minute] = [Date.parse('2026-11-17T15:00:00Z'), 60_000];
/** The flood begins at 10:00 pm in San Antonio. */
const night = Date.parse('2026-11-17T04:00:00Z');
const junk = { opens: 60, closed: 540 };
const flood = { from: '2026-11-16T22:00', to: '2026-11-16T22:59' };

let folder: string;
let store: RequestStore;
let api: ApiFixture;
let desk: DeskFixture;
let before: string;
let called: string;
let after: string;
/** Batches the server deletes before failing. */
let parts = Number.POSITIVE_INFINITY;
const asked: string[] = [];

async function receive(name: string, at: number, more: Record<string, string | boolean> = {}): Promise<string> {
  const answers = { 'first-name': name, phone: '(210) 555-0123', ...more };
  const envelope = await lock({ form: 'appointment', language: 'en', answers }, sampleKeyPair.publicKey);
  await store.put(stored(envelope, at));
  return envelope.id;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flood-'));
  store = await requestStore({ folder }, () => {});
  before = await receive('Before', night - 1);
  called = await receive('Called', night + 30 * minute);
  for (let count = 0; count < junk.opens; count += 1) await receive(`Junk ${count}`, night + count * minute);
  for (let count = 0; count < junk.closed; count += 1) await store.put(stored(shapedEnvelope(), night + count));
  after = await receive('After', night + 60 * minute);
  const endMany: RequestStore['endMany'] = (ids, ending, at) => {
    parts -= 1;
    return parts < 0 ? Promise.reject(new StoreUnavailable('locked')) : store.endMany(ids, ending, at);
  };
  api = await startApi({ store: { ...store, endMany }, now: () => now });
  api.app.server.prependListener('request', ({ url }) => asked.push(url ?? ''));
  desk = await startDesk({ now: () => now, lookMs: 60_000 });
  await setUpDesk(desk, api.port);
  await desk.get('/requests');
  await desk.post(`/requests/${called}/note`, { by: 'EM', state: 'done' });
}, 60_000);
afterAll(async () => {
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  for (const one of [folder, dirname(desk.folder)]) await rm(one, { recursive: true });
});

const ticked = ({ text }: { readonly text: string }) => [...text.matchAll(/name="id" value="[\w-]{22}" checked/g)].length;
const waiting = async () => (await store.list(1000)).map(({ id }) => id);

it('is fetched from both ends, so that what was sent before and after it comes first', () => {
  const fetched = asked.flatMap((url) => /\/([\w-]{22})$/.exec(url)?.[1] ?? []);
  expect(fetched).toHaveLength(junk.opens + junk.closed + 3);
  expect(fetched.slice(0, 4)).toEqual(expect.arrayContaining([before, after]));
});

it('is checked a page at a time', async () => {
  const list = await desk.get('/requests?order=urgent');
  expect(listedIds(list)[0]).toBe(before);
  expect(ticked(list)).toBe(0);
  expect(ticked(await desk.get('/requests?page=2&tick=all'))).toBe(junk.opens + 3 - 50);
  expect(ticked(await desk.get('/es/requests/unshown?tick=all'))).toBe(50);
});

it('between two times is shown apart from the rest, in pages, without those that were called', async () => {
  const address = `/requests?${new URLSearchParams(flood)}`;
  const list = await desk.get(address);
  expect(readText(list)).toContain(`Delete all of these: ${junk.opens}`);
  const second = await desk.get(`${address}&page=2`);
  const ids = [...listedIds(list), ...listedIds(second)];
  expect(ids).toHaveLength(junk.opens);
  for (const id of [before, called, after]) expect(ids).not.toContain(id);
  expect(readText(await desk.get('/es/requests?from=2026-11-16T23:00&to='))).toContain('Borrar todas estas: 1');
  for (const wrong of ['yesterday', '2026-02-31T99:00', 'T']) expect(listedIds(await desk.get(`/requests?from=${wrong}`))).toEqual([]);
});

it('of answers that do not fit the form is shown apart from the rest', async () => {
  const list = readText(await desk.get('/requests?only=yes'));
  expect(list).toContain(`Delete all of these: ${junk.opens + 2}`);
});

it('that has grown since somebody was asked about it is asked about again', async () => {
  expect(readText(await desk.post('/requests/ask', flood))).toContain(`Delete ${junk.opens} requests?`);
  expect(readText(await desk.post('/requests/delete', { ...flood, count: String(junk.opens - 1) }))).toContain(
    `Delete ${junk.opens} requests?`,
  );
  expect(await waiting()).toHaveLength(junk.opens + junk.closed + 3);
});

it('that opens is deleted at the server and here, and nothing else', async () => {
  expect(readText(await desk.post('/requests/delete', { ...flood, count: String(junk.opens) }))).toContain('Deleted.');
  expect(await waiting()).toHaveLength(junk.closed + 3);
  expect(listedIds(await desk.get('/requests'))).toEqual([before, after, called]);
  // With nothing selected and no times set, there's nothing to delete.
  expect(readText(await desk.post('/requests/delete', { count: '3' }))).toContain('Select at least one request.');
});

it('is forgotten part by part, also when the server does not take a later part', async () => {
  parts = 1;
  const all = { only: 'yes', count: String(junk.closed) };
  const failed = await desk.post('/requests/unshown/delete', all);
  expect(failed.status).toBe(502);
  expect(readText(failed)).toContain(`Delete ${junk.closed - 500} requests?`);
  expect(await waiting()).toHaveLength(junk.closed - 500 + 3);
  expect(readText(await desk.get('/requests'))).toContain(`Can’t be opened: ${junk.closed - 500}`);
  parts = 1;
  await desk.post('/requests/unshown/delete', { ...all, count: String(junk.closed - 500) });
  expect((await waiting()).toSorted()).toEqual([before, called, after].toSorted());
});

it('leaves what is checked by hand to be deleted, those that were called too', async () => {
  parts = 1;
  expect(readText(await desk.post('/requests/ask', { id: called }))).toContain('Delete 1 request?');
  await desk.post('/requests/delete', { id: called, count: '1' });
  expect(listedIds(await desk.get('/requests'))).toEqual([before, after]);
});
