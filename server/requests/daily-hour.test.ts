import { expect, it } from 'vitest';
import { dailyHours, lastAtHour } from './daily-hour.ts';

const last = (hour: number, now: string) => new Date(lastAtHour(hour, Date.parse(now))).toISOString();

it('is by the clocks of San Antonio, in winter and in summer', () => {
  expect(last(8, '2026-01-15T13:59:59Z')).toBe('2026-01-14T14:00:00.000Z');
  expect(last(8, '2026-01-15T14:00:00Z')).toBe('2026-01-15T14:00:00.000Z');
  expect(last(8, '2026-07-15T13:00:00Z')).toBe('2026-07-15T13:00:00.000Z');
});

it('comes on each day once, also where the clocks change', () => {
  // In 2026 the clocks change on March 8 and November 1.
  for (const [from, days] of [
    ['2026-03-06T12:00:00Z', 4],
    ['2026-10-30T12:00:00Z', 4],
  ] as const)
    for (let hour = dailyHours.first; hour <= dailyHours.last; hour += 1) {
      const seen = new Set<number>();
      for (let minutes = 0; minutes < days * 24 * 60; minutes += 30) seen.add(lastAtHour(hour, Date.parse(from) + minutes * 60_000));
      // One more, from before the first of these days.
      expect(seen.size).toBeGreaterThanOrEqual(days);
      expect(seen.size).toBeLessThanOrEqual(days + 1);
    }
  expect(last(7, '2026-03-08T13:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
  expect(last(7, '2026-11-01T14:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
});
