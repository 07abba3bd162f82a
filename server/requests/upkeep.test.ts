import { expect, it } from 'vitest';
import { startApi } from './api-fixture.ts';
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
  // Put right by a minute, as clocks are.
  expect(pass(hour + 60_000, hour)).toBe(true);
  // Ten years ahead.
  expect(pass(87_600 * hour, 60_000)).toBe(false);
  expect(pass(hour / 2)).toBe(false);
  expect(pass(hour / 2)).toBe(true);
  // And back.
  expect(pass(-87_600 * hour, 60_000)).toBe(false);
  expect(pass(hour)).toBe(true);
});

it('what fails is reported, told to /healthz, and tried again', async () => {
  let failing = true;
  const faults: unknown[] = [];
  const store = {
    upkeep: async () => {
      if (failing) throw new StoreUnavailable('gone');
    },
    counts: async () => ({ waiting: 3, overdue: 2 }),
  } as unknown as RequestStore;
  const upkeep = requestUpkeep(store, (fault) => faults.push(fault));
  await upkeep.run();
  expect(upkeep.state()).toEqual({ store: 'failing', waiting: 0, overdue: 0 });
  expect(faults).toHaveLength(1);
  failing = false;
  await upkeep.run();
  expect(upkeep.state()).toEqual({ store: 'ok', waiting: 3, overdue: 2 });
});

it('/healthz stays "ok" for load balancers and counts what waits too long', async () => {
  const store = {
    upkeep: async () => {},
    counts: async () => ({ waiting: 3, overdue: 2 }),
    close: async () => {},
  } as unknown as RequestStore;
  const api = await startApi({ store });
  const { status, text } = await api.get('/healthz');
  expect(status).toBe(200);
  expect(text).toBe('ok\nrequests: sample key, store ok, waiting over 12 hours 2, notice mail off');
  await api.close();
});

it('takes no more requests once ten thousand wait, until the office has confirmed some', async () => {
  const store = {
    upkeep: async () => {},
    counts: async () => ({ waiting: 10_000, overdue: 0 }),
    close: async () => {},
  } as unknown as RequestStore;
  const api = await startApi({ store });
  const { shapedEnvelope } = await import('./stored-fixture.ts');
  expect((await api.send(shapedEnvelope())).status).toBe(503);
  await api.close();
});
