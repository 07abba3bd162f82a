import { describe, expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const minute = 60_000;

describe('a token bucket', () => {
  function bucketsAt(clock: { now: number }) {
    return new TokenBuckets({ burst: 3, windowMs: minute }, () => clock.now);
  }

  it('allows a burst at once, then one per refill, and says how long to wait', () => {
    const clock = { now: 0 };
    const buckets = bucketsAt(clock);
    expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 0]);
    expect([buckets.take('a'), buckets.wait('a'), buckets.left('a')]).toEqual([minute / 3, minute / 3, 0]);
    clock.now += minute / 3 - 1;
    expect(buckets.take('a')).toBeGreaterThan(0);
    clock.now += 2;
    expect(buckets.wait('a')).toBe(0);
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('a')).toBeGreaterThan(0);
    clock.now += 10 * minute;
    expect(buckets.left('a')).toBe(1);
    expect([1, 2, 3, 4].map(() => buckets.take('a') === 0)).toEqual([true, true, true, false]);
  });

  it('is separate for each key', () => {
    const buckets = bucketsAt({ now: 0 });
    for (let count = 0; count < 5; count += 1) buckets.take('a');
    expect(buckets.take('b')).toBe(0);
  });

  it('is dropped when it is full again, and the number of buckets is bounded', () => {
    const clock = { now: 0 };
    const buckets = bucketsAt(clock);
    for (let count = 0; count < 30_000; count += 1) buckets.take(`address ${count}`);
    expect(buckets.size).toBe(10_000);
    clock.now += minute / 6;
    buckets.take('address 29999');
    clock.now += minute / 6;
    buckets.forgetFull();
    expect(buckets.size).toBe(1);
    expect(buckets.left('address 29999')).toBeLessThan(1);
  });
});
