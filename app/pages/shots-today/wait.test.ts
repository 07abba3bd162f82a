import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milestone, newWait, parseWait, waitState } from './wait.ts';

const minute = 60_000;
const start = Date.parse('2026-11-23T15:00:00Z');
const wait = newWait(30, start);
const afterMinutes = (minutes: number) => waitState(wait, start + minutes * minute);

describe('a wait of 30 minutes', () => {
  it.each([
    [0, { phase: 'waiting', minutesLeft: 30 }],
    [29.99, { phase: 'waiting', minutesLeft: 1 }],
    [30, { phase: 'over', minutes: 30 }],
    [90, { phase: 'stale' }],
  ])('after %s minutes', (minutes, expected) => {
    expect(afterMinutes(minutes)).toMatchObject(expected);
  });

  it('bears a small step back of the clock, and says so when the step is large', () => {
    expect(afterMinutes(-0.5)).toMatchObject({ phase: 'waiting', minutesLeft: 30 });
    expect(afterMinutes(-5)).toEqual({ phase: 'clock' });
  });

  it('is read out at its start, at 15 and at 5 minutes', () => {
    expect([30, 16, 15, 6, 5, 1].map(milestone)).toEqual(['start', 'start', 'fifteen', 'fifteen', 'five', 'five']);
  });
});

describe('any wait', () => {
  const minutes = fc.integer({ min: 1, max: 120 });
  const passed = fc.integer({ min: -30 * minute, max: 300 * minute });

  it('never shows fewer minutes than are left, nor more than there were', () => {
    fc.assert(
      fc.property(minutes, passed, (length, gone) => {
        const state = waitState(newWait(length, start), start + gone);
        if (state.phase !== 'waiting') return true;
        return (
          state.minutesLeft * minute >= Math.min(length * minute, length * minute - gone) &&
          state.minutesLeft <= length &&
          state.minutesLeft > 0
        );
      }),
    );
  });
});

describe('a stored wait', () => {
  it('comes back as it was', () => {
    expect(parseWait(JSON.stringify(wait))).toEqual(wait);
  });

  it.each([null, '', 'nonsense', 'null', '7', '{}', '{"started":"1","ends":2}', '{"started":5,"ends":5}', '{"ends":5}'])(
    '%s is no wait',
    (text) => {
      expect(parseWait(text)).toBeUndefined();
    },
  );
});
