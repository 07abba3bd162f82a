/** Faults of a PostgreSQL that several servers share. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Envelope, envelopeText } from '#app/requests/envelope.ts';
import { type ApiFixture, problemOf, startApi } from '../testing/api-fixture.ts';
import { type PostgresFixture, startPostgres } from '../testing/postgres-fixture.ts';
import { sendUntilReceived } from '../testing/server-process-fixture.ts';
import { shapedEnvelope, stored } from '../testing/stored-fixture.ts';
import { storm } from '../testing/storm-fixture.ts';
import { ages } from './ages.ts';
import { readMigrations } from './migrations.ts';
import { requestStore } from './open-store.ts';
import { openPostgres } from './postgres-database.ts';
import { requestUpkeep } from './upkeep.ts';

let postgres: PostgresFixture;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove(), 60_000);

const startOn = async (databaseUrl: string) => startApi({ settings: { store: { folder: '/nowhere', databaseUrl } } });

async function expectKept(api: ApiFixture, envelopes: readonly Envelope[]): Promise<void> {
  expect((await api.waiting()).requests.map(({ id }) => id).toSorted()).toEqual(envelopes.map(({ id }) => id).toSorted());
  for (const envelope of envelopes) expect((await api.office(`/${envelope.id}`)).text).toBe(envelopeText(envelope));
}

describe('a PostgreSQL', () => {
  it('restarted while requests are sent: every one is received in the end, once', async () => {
    const api = await startOn(await postgres.database());
    const envelopes: Envelope[] = [];
    let over = false;
    const visitor = async () => {
      while (!over) {
        const envelope = shapedEnvelope();
        await sendUntilReceived(envelope, () => api.port);
        envelopes.push(envelope);
      }
    };
    const visitors = Array.from({ length: 5 }, visitor);
    // First an orderly shutdown, then an immediate one, as in a power failure.
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      await new Promise((done) => setTimeout(done, 200));
      await postgres.stop(signal);
      expect(problemOf(await api.send(shapedEnvelope())).code).toBe('storage');
      expect((await api.get('/team')).status).toBe(200);
      await postgres.start();
    }
    // Enough requests that visitors have been served since the last restart, however slow the machine.
    await vi.waitFor(() => expect(envelopes.length).toBeGreaterThan(10), { timeout: 30_000 });
    over = true;
    await Promise.all(visitors);
    await expectKept(api, envelopes);
    await api.close();
  }, 60_000);

  it('that is not running at the start is used once it is', async () => {
    const url = await postgres.database();
    await postgres.stop();
    const api = await startOn(url);
    expect((await api.send(shapedEnvelope())).status).toBe(503);
    expect((await api.get('/healthz')).text).toContain('store failing');
    await postgres.start();
    const envelope = shapedEnvelope();
    await sendUntilReceived(envelope, () => api.port);
    await expectKept(api, [envelope]);
    await api.close();
  }, 60_000);

  it('that has become read-only refuses requests and lets the office fetch', async () => {
    const url = await postgres.database();
    const api = await startOn(url);
    const envelope = shapedEnvelope();
    expect((await api.send(envelope)).status).toBe(201);
    const name = /test_\d+/.exec(url)?.[0];
    await postgres.run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const later = await startOn(url);
    expect(problemOf(await later.send(shapedEnvelope())).code).toBe('storage');
    await later.close();
    await postgres.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await vi.waitFor(async () => expect((await api.send(shapedEnvelope())).status).toBe(503));
    expect((await api.get('/healthz')).text).toContain('store failing');
    await expectKept(api, [envelope]);
    expect((await api.get('/healthz')).text).toContain('store failing');
    await api.close();
  });

  it('with a locked table makes requests fail in time', async () => {
    const url = await postgres.database();
    const api = await startOn(url);
    expect((await api.send(shapedEnvelope())).status).toBe(201);
    const unlock = await postgres.hold('LOCK TABLE requests IN ACCESS EXCLUSIVE MODE', url);
    const began = performance.now();
    expect(problemOf(await api.send(shapedEnvelope())).code).toBe('storage');
    expect(performance.now() - began).toBeLessThan(10_000);
    await unlock();
    expect((await api.send(shapedEnvelope())).status).toBe(201);
    await api.close();
  }, 30_000);

  it('in which VACUUM must wait longer than a statement may take still counts, and is vacuumed in the end', async () => {
    const databaseUrl = await postgres.database();
    const faults: unknown[] = [];
    const report = (fault: unknown) => faults.push(fault);
    const store = await requestStore({ folder: '/nowhere', databaseUrl }, report);
    const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
    const upkeep = requestUpkeep(
      store,
      report,
      false,
      () => clock.now,
      () => clock.now,
    );
    await store.put(stored(shapedEnvelope(64), clock.now));
    clock.now += ages.warned;
    await upkeep.run();
    expect(upkeep.state()).toMatchObject({ store: 'ok', waiting: 1 });
    // A lock that only VACUUM has to wait for.
    const unlock = await postgres.hold('LOCK TABLE requests IN SHARE UPDATE EXCLUSIVE MODE', databaseUrl);
    clock.now += ages.warnedFor;
    await upkeep.run();
    expect(upkeep.state()).toEqual({ store: 'ok', waiting: 0, overdue: 0 });
    const cleaners = async (forMs = 0) => {
      const running = "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'VACUUM requests%' AND state = 'active'";
      return (await postgres.rows(`${running} AND now() - query_start > '${forMs} ms'`, databaseUrl)).length;
    };
    await vi.waitFor(async () => expect(await cleaners(5100)).toBe(1), { timeout: 15_000, interval: 200 });
    await upkeep.run();
    expect([await cleaners(), faults]).toEqual([1, []]);
    await unlock();
    await vi.waitFor(async () => expect(await cleaners()).toBe(0));
    expect(faults).toEqual([]);
    await store.close();
  }, 30_000);

  it('that is being vacuumed is closed at once', async () => {
    const databaseUrl = await postgres.database();
    const faults: unknown[] = [];
    const database = await openPostgres(databaseUrl, await readMigrations(), (fault) => faults.push(fault));
    const unlock = await postgres.hold('LOCK TABLE requests IN SHARE UPDATE EXCLUSIVE MODE', databaseUrl);
    const scrubbed = database.scrub(true);
    const running = "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'VACUUM requests%' AND state = 'active'";
    await vi.waitFor(async () => expect(await postgres.rows(running, databaseUrl)).toHaveLength(1));
    await database.close();
    await scrubbed;
    expect(faults).toEqual([]);
    await unlock();
  }, 30_000);

  it('shared by two servers that are sent the same requests in opposite order makes neither wait for the other', async () => {
    const databaseUrl = await postgres.database();
    const faults: unknown[] = [];
    const stores = await Promise.all([1, 2].map(() => requestStore({ folder: '/nowhere', databaseUrl }, (fault) => faults.push(fault))));
    for (let turn = 0; turn < 10; turn += 1) {
      const requests = Array.from({ length: 100 }, () => stored());
      const orders = [requests, requests.toReversed()];
      const results = await Promise.allSettled(
        stores.flatMap((store, place) => (orders[place] ?? []).map((request) => store.put(request))),
      );
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
    expect(faults).toEqual([]);
    for (const store of stores) await store.close();
  }, 60_000);

  it('shared by two servers of which each is killed in turn: nothing acknowledged is lost or double', async () => {
    const [sends, kills] = [1000, 40];
    const result = await storm({ sends, visitors: 20, servers: 2, kills, databaseUrl: await postgres.database() });
    expect(result).toEqual({ kills, received: sends, lost: 0, doubled: 0 });
  }, 600_000);
});
