import { describe, expect, it } from 'vitest';
import { saysToday } from './says-today.ts';

/** A Monday, 9:37 am in San Antonio. */
const now = new Date('2026-11-30T15:37:00Z');

describe('a cancellation is for today', () => {
  it.each([
    ...['today at 2 pm', 'Monday 2pm', 'el lunes a las 2', 'Nov 30', '30 de noviembre', '11/30 at 2', 'hoy a las 2'].map(
      (visit) => [visit, '2026-11-30T14:50:00Z', true] as const,
    ),
    ...['tomorrow 8 am', 'mañana a las 8'].map((visit) => [visit, '2026-11-29T20:00:00Z', true] as const),
    ...['Tuesday', 'el martes en la mañana', 'Dec 1', '12/30', 'next Monday', 'in May'].map(
      (visit) => [visit, '2026-11-30T14:50:00Z', false] as const,
    ),
    ['today at 2 pm', '2026-11-27T15:00:00Z', false],
    ['el martes en la mañana', '2026-11-29T20:00:00Z', false],
  ] as const)('"%s", received %s: %s', (visit, receivedAt, is) => {
    expect(saysToday(visit, receivedAt, now)).toBe(is);
  });
});
