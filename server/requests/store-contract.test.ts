/**
 * Both databases keep the promises of server/requests/store.ts: SQLite in npm test, PostgreSQL in `npm run storm`. The file is long
 * because it tests one contract.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { type PostgresFixture, startPostgres } from '../testing/postgres-fixture.ts';
import { shapedEnvelope, stored } from '../testing/stored-fixture.ts';
import { requestStore, type StoreSettings } from './open-store.ts';
import type { RequestStore, StoredRequest, UpkeepTimes } from './store.ts';

const isStorm = Boolean(process.env.STORM);
let postgres: PostgresFixture | undefined;
beforeAll(async () => {
  if (isStorm) postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.remove(), 60_000);

const day = 24 * 3_600_000;
const start = Date.parse('2026-11-20T12:00:00Z');

/** Returns the times of upkeep at a moment, by the server's ages. */
function limits(now: number, change: Partial<UpkeepTimes> = {}): UpkeepTimes {
  return {
    now,
    overdueBefore: now - day / 2,
    warnBefore: now - 30 * day,
    eraseBefore: now - 60 * day,
    warnedBefore: now - 30 * day,
    forgetBefore: now - 180 * day,
    mayErase: true,
    mails: false,
    triesRoom: true,
    ...change,
  };
}

const databases: readonly [name: string, settings: (folder: string) => Promise<StoreSettings>][] = [
  ['SQLite', async (folder) => ({ folder })],
  ['PostgreSQL', async (folder) => ({ folder, databaseUrl: await postgres?.database() })],
];

describe.each(isStorm ? databases : databases.slice(0, 1))('the store on %s', (_name, settingsIn) => {
  let folder: string;
  let settings: StoreSettings;
  let store: RequestStore;
  const faults: unknown[] = [];
  const open = () => requestStore(settings, (fault) => faults.push(fault));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'));
    settings = await settingsIn(folder);
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
    expect(faults).toEqual([]);
  });

  it('gives back what was put, to the byte, and after being opened again', async () => {
    const requests = [4, 16, 64].map((size) => stored(shapedEnvelope(size), start + size));
    for (const request of requests) expect(await store.put(request)).toEqual({ outcome: 'stored', receivedAt: request.receivedAt });
    await store.close();
    store = await open();
    for (const { id, envelope } of requests) expect(await store.fetch(id)).toBe(envelope);
    const rows = requests.map(({ id, keyId, schemaVersion, receivedAt }) => ({ id, keyId, schemaVersion, receivedAt }));
    expect(await store.list(10)).toEqual(rows);
  });

  it('keeps the office’s day and its last 50 changes; of two made from one version only the first', async () => {
    const day = (version: number) => ({ version, at: start + version, token: 'abcdef12', entries: `[{"text":"ñ ${version}"}]` });
    expect(await store.dayChanges(1)).toEqual([]);
    expect(await store.putDay(day(2))).toBe(false);
    for (let version = 1; version <= 52; version += 1) expect(await store.putDay(day(version))).toBe(true);
    expect(await store.putDay(day(52))).toBe(false);
    const other = await open();
    expect((await Promise.all([store.putDay(day(53)), other.putDay(day(53))])).toSorted()).toEqual([false, true]);
    await other.close();
    const kept = await store.dayChanges(100);
    expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, place) => 53 - place));
    expect(kept[0]).toEqual(day(53));
  });

  it('keeps the newest notes about a request, and erases them with its envelope', async () => {
    const [first, second, third] = [1, 2, 3].map((hours) => stored(shapedEnvelope(), start + hours)) as [
      StoredRequest,
      StoredRequest,
      StoredRequest,
    ];
    for (const request of [first, second, third]) await store.put(request);
    const notes = (id: string, version: number, sealed = `sealed ${version}`) => ({
      id,
      version,
      sealed,
      called: version > 1,
      at: start + version,
    });
    expect(await store.notes(first.id)).toBeUndefined();
    expect(await store.putNotes(notes(first.id, 2))).toBe('other-version');
    for (const version of [1, 2]) expect(await store.putNotes(notes(first.id, version))).toBe('stored');
    for (const version of [1, 2, 4]) expect(await store.putNotes(notes(first.id, version, 'late'))).toBe('other-version');
    expect(await store.notes(first.id)).toEqual(notes(first.id, 2));
    expect(await store.putNotes(notes(newRequestId(), 1))).toBe('gone');
    const other = await open();
    const both = await Promise.all([store, other].map((one, at) => one.putNotes(notes(second.id, 1, `desk ${at}`))));
    expect(both.toSorted()).toEqual(['other-version', 'stored']);
    await other.close();
    for (const rows of [await store.list(10), (await store.listNewest(10)).toReversed()])
      expect(rows.map((row) => row.notes)).toEqual([2, 1, undefined]);

    await store.putNotes(notes(third.id, 1));
    await store.end(first.id, 'confirmed', start);
    await store.endMany([second.id], 'deleted', start);
    for (const { id } of [first, second]) {
      expect(await store.notes(id)).toBeUndefined();
      expect(await store.putNotes(notes(id, 1))).toBe('gone');
    }
    await store.upkeep(limits(start + 31 * day));
    expect(await store.notes(third.id)).toEqual(notes(third.id, 1));
    await store.upkeep(limits(start + 62 * day));
    expect(await store.notes(third.id)).toBeUndefined();
  });

  it('lists the oldest first, as many as asked for', async () => {
    const requests = [3, 1, 2].map((hours) => stored(shapedEnvelope(), start + hours * 3_600_000));
    for (const request of requests) await store.put(request);
    const byTime = requests.toSorted((a, b) => a.receivedAt - b.receivedAt).map(({ id }) => id);
    expect((await store.list(10)).map(({ id }) => id)).toEqual(byTime);
    expect((await store.list(2)).map(({ id }) => id)).toEqual(byTime.slice(0, 2));
  });

  it('lists the newest first, in pages that are complete even if a request is erased between them', async () => {
    // Requests received at the same time are sorted by id.
    const requests = [3, 1, 2, 2].map((hours) => stored(shapedEnvelope(), start + hours * 3_600_000));
    for (const request of requests) await store.put(request);
    const whole = (await store.listNewest(10)).map(({ id }) => id);
    expect(whole).toHaveLength(4);
    expect([whole[0], whole[3]]).toEqual([requests[0]?.id, requests[1]?.id]);
    const pages = async (before?: string) => (await store.listNewest(2, before)).map(({ id }) => id);
    expect(await pages()).toEqual(whole.slice(0, 2));
    await store.end(whole[1] ?? '', 'confirmed', start);
    expect(await pages(whole[1])).toEqual(whole.slice(2));
    expect(await pages(whole[3])).toEqual([]);
    expect(await pages('AAAAAAAAAAAAAAAAAAAAAA')).toEqual([]);
  });

  it('erases many at once, and only what is there', async () => {
    const requests = [1, 2, 3].map(() => stored(shapedEnvelope(), start));
    for (const request of requests) await store.put(request);
    const [kept, ...gone] = requests.map(({ id }) => id);
    expect(await store.endMany([...gone, 'AAAAAAAAAAAAAAAAAAAAAA'], 'deleted', start)).toBe(2);
    expect(await store.endMany(gone, 'deleted', start)).toBe(0);
    expect(await store.endMany([], 'deleted', start)).toBe(0);
    expect((await store.list(10)).map(({ id }) => id)).toEqual([kept]);
  });

  it('knows the same bytes again, and refuses others under the same id', async () => {
    const request = stored();
    const other = stored(shapedEnvelope(4, request.id));
    await store.put(request);
    expect(await store.put({ ...request, receivedAt: start + 5000 })).toEqual({ outcome: 'known', receivedAt: request.receivedAt });
    expect(await store.put(other)).toEqual({ outcome: 'conflict' });
    expect(await store.fetch(request.id)).toBe(request.envelope);
    expect(await store.list(10)).toHaveLength(1);
  });

  it('takes one of many copies that come at once', async () => {
    const request = stored();
    const other = stored(shapedEnvelope(4, request.id));
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => store.put(index % 2 ? request : other)));
    const outcomes = results.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(9);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(10);
    expect(await store.list(10)).toHaveLength(1);
  });

  it('holds many put at once', async () => {
    const requests = Array.from({ length: 200 }, () => stored());
    const results = await Promise.all(requests.map((request) => store.put(request)));
    expect(results.every(({ outcome }) => outcome === 'stored')).toBe(true);
    expect(new Set((await store.list(1000)).map(({ id }) => id))).toEqual(new Set(requests.map(({ id }) => id)));
  });

  it('ends a request once: its envelope is gone, a late copy is not a new request', async () => {
    const request = stored();
    await store.put(request);
    expect(await store.end(request.id, 'confirmed', start + 1)).toBe(true);
    expect(await store.end(request.id, 'confirmed', start + 2)).toBe(false);
    expect(await store.fetch(request.id)).toBeUndefined();
    expect(await store.list(10)).toEqual([]);
    expect(await store.put(request)).toEqual({ outcome: 'known', receivedAt: request.receivedAt });
    expect(await store.put(stored(shapedEnvelope(4, request.id)))).toEqual({ outcome: 'conflict' });
    expect(await store.list(10)).toEqual([]);
  });

  it('knows nothing of an id never put', async () => {
    const id = newRequestId();
    expect(await store.fetch(id)).toBeUndefined();
    expect(await store.end(id, 'deleted', start)).toBe(false);
  });

  it('counts what waits and what has waited too long', async () => {
    await store.put(stored(shapedEnvelope(), start));
    await store.put(stored(shapedEnvelope(), start + 2));
    const ended = stored(shapedEnvelope(), start);
    await store.put(ended);
    await store.end(ended.id, 'deleted', start + 1);
    expect(await store.counts(start)).toEqual({ waiting: 2, overdue: 1 });
    expect(await store.counts(start + 2)).toEqual({ waiting: 2, overdue: 2 });
    expect(await store.counts(start - 1)).toEqual({ waiting: 2, overdue: 0 });
  });

  describe('as time goes by', () => {
    const kindsAt = async (now: number) => {
      const held = await store.holdNotices(now, now + 60_000);
      for (const notices of held) await store.dropNotices(notices, now);
      return held.map(({ kind, count }) => [kind, count]);
    };

    it('a request is new, overdue after 12 hours, warned of after 30 days, erased after 60, forgotten later', async () => {
      const request = stored(shapedEnvelope(), start);
      await store.put(request);
      expect(await kindsAt(start)).toEqual([['new', 1]]);
      await store.upkeep(limits(start + day / 2 - 1));
      expect(await kindsAt(start + day / 2)).toEqual([]);
      await store.upkeep(limits(start + day / 2));
      expect(await kindsAt(start + day / 2)).toEqual([['overdue', 1]]);
      await store.upkeep(limits(start + 29 * day));
      expect(await kindsAt(start + 29 * day)).toEqual([]);
      await store.upkeep(limits(start + 30 * day));
      expect(await kindsAt(start + 30 * day)).toEqual([['erasing-soon', 1]]);
      await store.upkeep(limits(start + 60 * day - 1));
      expect(await store.fetch(request.id)).toBe(request.envelope);
      await store.upkeep(limits(start + 60 * day, { mayErase: false }));
      expect(await store.fetch(request.id)).toBe(request.envelope);
      await store.upkeep(limits(start + 60 * day));
      expect(await store.fetch(request.id)).toBeUndefined();
      expect(await store.put(request)).toMatchObject({ outcome: 'known' });
      expect(await kindsAt(start + 60 * day)).toEqual([['erased', 1]]);
      await store.upkeep(limits(start + 241 * day));
      expect(await store.put(request)).toMatchObject({ outcome: 'stored' });
    });

    it('nothing is erased within 30 days of its warning, however the clock jumps', async () => {
      const request = stored(shapedEnvelope(), start);
      await store.put(request);
      // The clock jumps ten years ahead and back.
      const ahead = start + 3650 * day;
      for (const now of [ahead, ahead + 60_000, start + day, start + 30 * day, start + 60 * day - 1]) await store.upkeep(limits(now));
      expect(await store.fetch(request.id)).toBe(request.envelope);
      await store.upkeep(limits(start + 60 * day));
      // The warning of the thirtieth day counts, not the one given by the wrong clock in 2036.
      expect(await store.fetch(request.id)).toBeUndefined();
    });

    it('a request is forgotten 180 days after it ended, even if no mail about it was ever sent', async () => {
      const request = stored(shapedEnvelope(), start);
      await store.put(request);
      for (const days of [30, 60, 239]) await store.upkeep(limits(start + days * day));
      expect(await store.put(request)).toMatchObject({ outcome: 'known' });
      await store.upkeep(limits(start + 240 * day));
      expect(await store.put(request)).toMatchObject({ outcome: 'stored' });
    });

    it('with mail, nothing is erased within 30 days of the mail that warned of it', async () => {
      const request = stored(shapedEnvelope(), start);
      await store.put(request);
      const upkeepAt = (now: number) => store.upkeep(limits(now, { mails: true }));
      await upkeepAt(start + 30 * day);
      await upkeepAt(start + 70 * day);
      expect(await kindsAt(start + 70 * day)).toEqual([['erasing-soon', 1]]);
      await upkeepAt(start + 100 * day - 1);
      expect(await store.fetch(request.id)).toBe(request.envelope);
      await upkeepAt(start + 100 * day);
      expect(await store.fetch(request.id)).toBeUndefined();
    });

    it('no mail is sent about a request that has ended', async () => {
      const request = stored(shapedEnvelope(), start);
      await store.put(request);
      await store.end(request.id, 'confirmed', start + 1);
      expect(await kindsAt(start + 2)).toEqual([]);
    });
  });

  describe('notices', () => {
    it('are held for one delivery at a time, and come back when it fails or dies', async () => {
      await store.put(stored(shapedEnvelope(), start));
      await store.put(stored(shapedEnvelope(), start));
      const [held] = await store.holdNotices(start, start + 1000);
      expect(held).toMatchObject({ kind: 'new', count: 2, attempts: 0 });
      expect(await store.holdNotices(start + 999, start + 2000)).toEqual([]);
      // The first delivery has died, so its notices can be held again.
      const [again] = await store.holdNotices(start + 1000, start + 2000);
      expect(again).toMatchObject({ count: 2, attempts: 0 });
      if (!held || !again) throw new Error('nothing held');
      await store.postponeNotices(again, start + 5000);
      // A late report of the first delivery has no effect, because it no longer holds the notices.
      await store.dropNotices(held, start + 1000);
      expect(await store.holdNotices(start + 4999, start + 9000)).toEqual([]);
      expect(await store.holdNotices(start + 5000, start + 9000)).toMatchObject([{ count: 2, attempts: 1 }]);
    });

    it('are given to only one of many deliveries that start at once', async () => {
      for (let count = 0; count < 10; count += 1) await store.put(stored(shapedEnvelope(), start));
      const held = await Promise.all(Array.from({ length: 5 }, () => store.holdNotices(start, start + 1000)));
      expect(held.flat().reduce((sum, { count }) => sum + count, 0)).toBe(10);
    });

    it('of another kind that came in the meantime stay', async () => {
      await store.put(stored(shapedEnvelope(), start));
      const [held] = await store.holdNotices(start, start + day);
      await store.upkeep(limits(start + day / 2));
      if (held) await store.dropNotices(held, start);
      expect(await store.holdNotices(start + day / 2, start + day)).toMatchObject([{ kind: 'overdue', count: 1, attempts: 0 }]);
    });

    it('end when somebody has called, but for the warning that a request will be erased', async () => {
      const [called, tried] = [stored(shapedEnvelope(), start), stored(shapedEnvelope(), start)];
      for (const request of [called, tried]) {
        await store.put(request);
        await store.putNotes({ id: request.id, version: 1, sealed: 'x', called: request === called, at: start });
      }
      expect(await store.holdNotices(start, start)).toMatchObject([{ kind: 'new', count: 1 }]);
      await store.upkeep(limits(start + day / 2));
      expect(await store.holdNotices(start + day / 2, start + day / 2)).toMatchObject([{ kind: 'overdue', count: 1 }]);
      await store.putNotes({ id: tried.id, version: 2, sealed: 'x', called: true, at: start });
      expect(await store.holdNotices(start + day, start + day)).toEqual([]);
      // A call noted by mistake is undone.
      await store.putNotes({ id: called.id, version: 2, sealed: 'x', called: false, at: start });
      await store.upkeep(limits(start + day));
      expect(await store.holdNotices(start + day, start + day)).toMatchObject([{ kind: 'overdue', count: 1 }]);
      await store.upkeep(limits(start + 30 * day));
      expect(await store.holdNotices(start + 30 * day, start + 30 * day)).toMatchObject([{ kind: 'erasing-soon', count: 2 }]);
    });

    it('made later than asked for wait, but not once their mail has failed or was cut off', async () => {
      for (const minute of [0, 1, 9]) await store.put(stored(shapedEnvelope(), start + minute));
      expect(await store.holdNotices(start + 9, start + 20, start - 1)).toEqual([]);
      const [held] = await store.holdNotices(start + 9, start + 20, start + 1);
      expect(held).toMatchObject({ kind: 'new', count: 2 });
      // The delivery was cut off.
      const [again] = await store.holdNotices(start + 20, start + 30, start + 1);
      expect(again).toMatchObject({ count: 2, attempts: 0 });
      if (again) await store.postponeNotices(again, start + 40);
      expect(await store.holdNotices(start + 40, start + 50, start + 1)).toMatchObject([{ count: 2, attempts: 1 }]);
      // Another notice about a request whose mail was cut off is a new one.
      await store.upkeep(limits(start + day));
      expect(await store.holdNotices(start + day, start + day, start + 50)).toEqual([]);
      expect(await store.holdNotices(start + day, start + day, start + day)).toMatchObject([{ kind: 'overdue', count: 3 }]);
    });

    it('survive being opened again', async () => {
      await store.put(stored(shapedEnvelope(), start));
      await store.close();
      store = await open();
      expect(await store.holdNotices(start, start + 1000)).toMatchObject([{ kind: 'new', count: 1 }]);
    });
  });

  it('can be shared by two servers', async () => {
    const other = await open();
    const request = stored();
    expect(await Promise.all([store.put(request), other.put(request)])).toContainEqual({
      outcome: 'stored',
      receivedAt: request.receivedAt,
    });
    expect(await other.list(10)).toHaveLength(1);
    expect(await other.end(request.id, 'confirmed', start)).toBe(true);
    expect(await store.list(10)).toEqual([]);
    await other.close();
  });

  it('is created correctly by several servers that start together on an empty database', async () => {
    const fresh = await settingsIn(join(folder, 'fresh'));
    const stores = await Promise.all(Array.from({ length: 4 }, () => requestStore(fresh, (fault) => faults.push(fault))));
    await Promise.all(stores.map((each) => each.put(stored())));
    expect(await stores[0]?.list(10)).toHaveLength(4);
    await Promise.all(stores.map((each) => each.close()));
  });

  it('says that it is closed', async () => {
    await store.close();
    await expect(store.put(stored())).rejects.toThrow('The store is closed');
  });
});
