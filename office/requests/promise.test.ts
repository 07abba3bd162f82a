import { expect, it } from 'vitest';
import type { OpenDesk } from '../session.ts';
import { knownHours } from '../today/known-day.ts';
import { lateAmong, promiseLeft } from './promise.ts';

const hours = knownHours({ day: [] as OpenDesk['day'] } as OpenDesk, 'en');

it('counts what is late as if each were reckoned, over weekends, holidays and a change of clocks', () => {
  const hour = 3_600_000;
  const start = Date.parse('2026-10-29T00:30:00Z');
  const received = Array.from({ length: 35 * 3 }, (_, at) => new Date(start + at * 8 * hour).toISOString());
  const isLate = (now: Date) => (at: string) => promiseLeft(at, now, hours)?.late === true;
  for (const day of [0, 3, 9, 20, 28, 33, 60]) {
    const now = new Date(start + day * 24 * hour);
    expect(lateAmong(received, now, hours)).toBe(received.filter(isLate(now)).length);
  }
  expect(lateAmong([], new Date(start), hours)).toBe(0);
});
