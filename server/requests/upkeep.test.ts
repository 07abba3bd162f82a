import { expect, it } from 'vitest';
import { problemOf, startApi } from '../testing/api-fixture.ts';
import { shapedEnvelope } from '../testing/stored-fixture.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqlStore } from './sql-store.ts';
import { steadyClock } from './steady-clock.ts';
import { type RequestStore, StoreUnavailable } from './store.ts';
import { requestUpkeep } from './upkeep.ts';

const hour = 3_600_000;

it('a clock is trusted after an hour without a jump, not before', () => {
  const clock = { wall: Date.parse('2026-11-20T12:00:00Z'), monotonic: 5000 };
  const trusted = steadyClock(
    () => clock.wall,
    () => clock.monotonic,
  );
  const pass = (wall: number, monotonic = wall) => {
    clock.wall += wall;
    clock.monotonic += monotonic;
    return trusted();
  };
  expect(pass(hour / 2)).toBe(false);
  expect(pass(hour / 2)).toBe(true);
  // An ordinary correction by a minute.
  expect(pass(hour + 60_000, hour)).toBe(true);
  // A jump of ten years ahead.
  expect(pass(87_600 * hour, 60_000)).toBe(false);
  expect(pass(hour / 2)).toBe(false);
  expect(pass(hour / 2)).toBe(true);
  // And the jump back.
  expect(pass(-87_600 * hour, 60_000)).toBe(false);
  expect(pass(hour)).toBe(true);
});

it('a failure to scrub erased data is reported and does not stop the counting', async () => {
  const faults: unknown[] = [];
  const database: SqlDatabase = {
    write: async (statements) => statements.map(() => ({ changes: 1, rows: [] })),
    read: async () => [{ waiting: 3, overdue: 2 }],
    scrub: async () => {
      throw new StoreUnavailable('being read');
    },
    close: async () => {},
  };
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const time = () => clock.now;
  const report = (fault: unknown) => faults.push(fault);
  const upkeep = requestUpkeep(sqlStore(database, report), report, false, time, time);
  clock.now += hour;
  await upkeep.run();
  expect(upkeep.state()).toEqual({ store: 'ok', waiting: 3, overdue: 2 });
  expect(faults.join()).toContain('being read');
  await upkeep.run();
  expect(faults).toHaveLength(2);
});

it('with ten thousand waiting, requests are accepted only from new networks, and with twenty thousand from nobody', async () => {
  let waiting = 10_000;
  const receivedAt = Date.now();
  const store = {
    upkeep: async () => {},
    counts: async () => ({ waiting, overdue: 0 }),
    find: async () => undefined,
    put: async () => ({ outcome: 'stored', receivedAt }),
    holdNotices: async () => [],
    close: async () => {},
  } as unknown as RequestStore;
  for (const expected of [
    [201, 503],
    [503, 503],
  ]) {
    const api = await startApi({ store });
    const answers = [await api.send(shapedEnvelope()), await api.send(shapedEnvelope())];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    expect(problemOf(answers[1] as (typeof answers)[number])).toMatchObject({ code: 'storage', retryAfter: 3600 });
    await api.close();
    waiting = 20_000;
  }
});
