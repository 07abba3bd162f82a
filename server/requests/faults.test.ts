/**
 * Faults of the disk, the database file and the clock. In each case nothing that was acknowledged is lost, pages are still served, and
 * requests are accepted again afterwards.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Envelope, envelopeText } from '#app/requests/envelope.ts';
import { type ApiFixture, generous, officeToken, problemOf, startApi } from '../testing/api-fixture.ts';
import { ask } from '../testing/fixture-site.ts';
import { startServer, writeFixtureBuild } from '../testing/server-process-fixture.ts';
import { shapedEnvelope, stored } from '../testing/stored-fixture.ts';
import { storm } from '../testing/storm-fixture.ts';
import { readMigrations } from './migrations.ts';
import { requestStore, sqliteFile } from './open-store.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite-database.ts';
import { requestUpkeep } from './upkeep.ts';

/** Waits until the store may be opened again after a failure. */
const settle = () => new Promise((done) => setTimeout(done, 600));

describe('with the store in a file', () => {
  let api: ApiFixture;
  let file: string;
  beforeEach(async () => {
    api = await startApi();
    file = join(api.dataFolder, sqliteFile);
  });
  afterEach(() => api.close());

  const expectRefused = async () => {
    const answer = await api.send(shapedEnvelope());
    expect(answer.status).toBe(503);
    expect(problemOf(answer)).toMatchObject({ code: 'storage', retryAfter: expect.any(Number) });
    expect(answer.text).not.toMatch(/sqlite|disk|file|SQL/i);
    expect((await api.get('/team')).status).toBe(200);
  };
  const expectKept = async (envelopes: readonly Envelope[]) => {
    for (const envelope of envelopes) expect((await api.office(`/${envelope.id}`)).text).toBe(envelopeText(envelope));
  };
  const received = async () => {
    const envelope = shapedEnvelope();
    expect((await api.send(envelope)).status).toBe(201);
    return envelope;
  };

  it('locked by another program, it waits briefly, then refuses requests and accepts them again afterwards', async () => {
    const before = await received();
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const waiting = api.send(shapedEnvelope());
    await new Promise((done) => setTimeout(done, 200));
    other.exec('ROLLBACK');
    expect((await waiting).status).toBe(201);
    other.exec('BEGIN IMMEDIATE');
    await expectRefused();
    other.exec('ROLLBACK');
    other.close();
    await expectKept([before, await received()]);
    expect(api.faults.length).toBeGreaterThan(0);
  });

  it('deleted while open, it acknowledges no lost request and starts a new file', async () => {
    await received();
    for (const name of [file, `${file}-wal`, `${file}-shm`]) await rm(name, { force: true });
    await expectRefused();
    const after = await received();
    // The request is in the new file, where the next start finds it.
    const reopened = await requestStore({ folder: api.dataFolder }, () => {});
    expect(await reopened.fetch(after.id)).toBe(envelopeText(after));
    await reopened.close();
  });

  it('replaced while open, it continues with the new file', async () => {
    const before = await received();
    const store = await requestStore({ folder: `${api.dataFolder}/restored` }, () => {});
    const restored = shapedEnvelope();
    await store.put(stored(restored));
    await store.close();
    for (const suffix of ['', '-wal', '-shm']) await rename(file + suffix, `${file}${suffix}.away`);
    await rename(join(api.dataFolder, 'restored', sqliteFile), file);
    await expectRefused();
    await expectKept([restored, await received()]);
    expect((await api.office(`/${before.id}`)).status).toBe(404);
  });

  it('with its folder replaced by a file, it works again once there is a folder', async () => {
    await received();
    await rename(api.dataFolder, `${api.dataFolder}.away`);
    await writeFile(api.dataFolder, 'in the way');
    await expectRefused();
    await settle();
    await expectRefused();
    await rm(api.dataFolder);
    await mkdir(api.dataFolder);
    await settle();
    await expectKept([await received()]);
    await rm(`${api.dataFolder}.away`, { recursive: true });
  });

  it('damaged, it says so and serves pages', async () => {
    await api.close();
    await mkdir(api.dataFolder, { recursive: true });
    await writeFile(file, 'this is no database, and long enough to be looked at '.repeat(100));
    const damaged = await startApi({ settings: { store: { folder: api.dataFolder } } });
    expect((await damaged.send(shapedEnvelope())).status).toBe(503);
    expect((await damaged.get('/team')).status).toBe(200);
    expect(await readFile(file, 'utf8')).toContain('this is no database');
    await damaged.close();
  });

  it('of a newer release, it is not touched', async () => {
    await received();
    await api.close();
    await mkdir(api.dataFolder, { recursive: true });
    const newer = new DatabaseSync(file);
    newer.exec('CREATE TABLE migrations (number INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL); INSERT INTO migrations VALUES (99, 0)');
    newer.close();
    const older = await startApi({ settings: { store: { folder: api.dataFolder } } });
    expect((await older.send(shapedEnvelope())).status).toBe(503);
    expect(String(older.faults[0])).toContain('belongs to a newer release');
    await older.close();
  });
});

it('a folder that cannot be created makes the store fail, not the program hang', async () => {
  const api = await startApi({ settings: { store: { folder: '/proc/requests/data' } } });
  expect(problemOf(await api.send(shapedEnvelope())).code).toBe('storage');
  expect((await api.get('/team')).status).toBe(200);
  expect(api.faults.join()).toContain("mkdir '/proc/requests'");
  await api.close();
});

it('with a file that cannot be written, requests are refused and the office can still fetch', async () => {
  const first = await startApi();
  const folder = first.dataFolder;
  const envelope = shapedEnvelope();
  await first.send(envelope);
  const readOnly = sqlStore(openSqlite(join(folder, sqliteFile), await readMigrations(), { readOnly: true }), () => {});
  const api = await startApi({ store: readOnly });
  expect(problemOf(await api.send(shapedEnvelope())).code).toBe('storage');
  expect((await api.office(`/${envelope.id}`)).text).toBe(envelopeText(envelope));
  expect((await api.office(`/${envelope.id}/confirm`, 'POST')).status).toBe(503);
  await api.close();
  expect((await first.office(`/${envelope.id}`)).status).toBe(200);
  await first.close();
});

it('on a full disk acknowledged requests stay, others are refused, and requests are accepted once there is room', async () => {
  const build = await writeFixtureBuild();
  const folder = join(build, 'data');
  // Limit files to 300 KiB (600 blocks of 512 bytes): further writes fail as on a full disk.
  const server = await startServer(build, { REQUESTS_FOLDER: folder }, "trap '' XFSZ; ulimit -S -f 600");
  const send = (envelope: Envelope) =>
    ask(server.port, '/api/requests', { 'content-type': 'application/json' }, 'POST', envelopeText(envelope));
  const fetched = async ({ id }: Envelope) =>
    (await ask(server.port, `/api/office/requests/${id}`, { authorization: `Bearer ${officeToken}` })).text;
  const health = async () => (await ask(server.port, '/healthz')).text;
  const kept: Envelope[] = [];
  let refused = 0;
  for (let count = 0; count < 120 && refused < 5; count += 1) {
    const envelope = shapedEnvelope();
    const { status } = await send(envelope);
    expect([201, 503]).toContain(status);
    if (status === 201) kept.push(envelope);
    else refused += 1;
  }
  expect(refused).toBe(5);
  expect(kept.length).toBeGreaterThan(5);
  for (const envelope of kept) expect(await fetched(envelope)).toBe(envelopeText(envelope));
  expect((await ask(server.port, '/team')).status).toBe(200);
  expect(await health()).toContain('store failing');
  execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
  await settle();
  const after = shapedEnvelope();
  expect((await send(after)).status).toBe(201);
  expect(await health()).toContain('store ok');
  for (const envelope of [...kept, after]) expect(await fetched(envelope)).toBe(envelopeText(envelope));
  await server.kill();
  await rm(build, { recursive: true });
}, 60_000);

it('SQLite’s own limit of pages is a full disk too, and no half-written request stays', async () => {
  const api = await startApi();
  const file = join(api.dataFolder, sqliteFile);
  await api.send(shapedEnvelope());
  await api.close();
  const database = openSqlite(file, await readMigrations());
  const store = sqlStore(database, () => {});
  await store.put(stored());
  // The pragma applies to this connection only.
  await database.write([{ sql: 'PRAGMA max_page_count = 30', values: [] }]);
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => store.put(stored())));
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  expect(await store.list(100)).toHaveLength(1 + results.length - failed.length);
  const upkeep = requestUpkeep(store, () => {}, false);
  upkeep.saw('failing');
  await upkeep.run();
  expect((await upkeep.look()).store).toBe('failing');
  await database.write([{ sql: 'PRAGMA max_page_count = 100000', values: [] }]);
  await upkeep.run();
  expect(upkeep.state()).toMatchObject({ store: 'ok', waiting: 1 + results.length - failed.length });
  expect((await store.put(stored())).outcome).toBe('stored');
  await store.close();
});

it('a clock that jumps ten years and back affects only the times', async () => {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const api = await startApi({
    now: () => clock.now,
    settings: { limits: { ...generous, perNetwork: { burst: 4, windowMs: 3_600_000 } } },
  });
  const years = 10 * 365 * 24 * 3_600_000;
  const sent: Envelope[] = [];
  for (const jump of [0, years, -2 * years, years]) {
    clock.now += jump;
    const envelope = shapedEnvelope();
    expect((await api.send(envelope)).status).toBe(201);
    expect((await api.send(envelope)).status).toBe(200);
    sent.push(envelope);
  }
  // Rate limits use the monotonic clock, so the jumps have not refilled them.
  expect((await api.send(shapedEnvelope())).status).toBe(429);
  expect(new Set((await api.waiting()).requests.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)));
  expect(api.faults).toEqual([]);
  await api.close();
});

it('killed at random moments: every acknowledged request is there, once', async () => {
  const [sends, kills] = process.env.STORM ? [1000, 40] : [40, 2];
  const result = await storm({ sends, visitors: 6, servers: 1, kills });
  expect(result).toEqual({ kills, received: sends, lost: 0, doubled: 0 });
}, 600_000);
