import { describe, expect, it } from 'vitest';
import { asClock, isOld, parseDoses, secondsLeft } from './doses.ts';

const first = Date.parse('2026-10-14T15:00:00Z');
const later = (seconds: number) => first + seconds * 1000;

describe('the clock for the second dose', () => {
  it('counts from the moment of the first, and stops at nothing', () => {
    expect([0, 0.4, 1, 299.2, 300, 4000].map((seconds) => secondsLeft({ first }, 5, later(seconds)))).toEqual([300, 300, 299, 1, 0, 0]);
    expect(secondsLeft({ first }, 5, later(-30)), 'a clock set back a little').toBe(300);
    expect([300, 65, 9, 0].map(asClock)).toEqual(['5:00', '1:05', '0:09', '0:00']);
  });

  it('asks whether it is the same reaction once half an hour has passed', () => {
    expect([0, 29 * 60, 30 * 60, 30 * 60 + 1, 3 * 3600].map((seconds) => isOld({ first }, later(seconds)))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is read back after a reload', () => {
    expect(parseDoses(JSON.stringify({ first }), later(120))).toEqual({ first });
    expect(parseDoses(JSON.stringify({ first, second: later(310) }), later(400))).toEqual({ first, second: later(310) });
  });

  it('takes nothing for doses that are none, another day’s, or of a clock set back by hours', () => {
    for (const text of [null, '', '{}', 'x', '{"first":"now"}']) expect(parseDoses(text, first)).toBeUndefined();
    expect(parseDoses(JSON.stringify({ first }), later(24 * 3600))).toBeUndefined();
    expect(parseDoses(JSON.stringify({ first }), later(-7200))).toBeUndefined();
  });
});
