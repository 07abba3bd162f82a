import { describe, expect, it } from 'vitest';
import { peak, ridge, sprayStarts } from './my-air-shape.ts';

/** Mountain cedar: from December to February, highest in January. */
const cedar = [3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
const always = Array<number>(12).fill(2);

describe('the ring of a year', () => {
  it('meets each level in the middle of its month and closes without a step', () => {
    const points = ridge(cedar);
    for (const [month, level] of cedar.entries()) {
      const near = points.find(({ turn }) => Math.abs(turn - (month + 0.5) / 12) < 1e-9);
      expect(near?.level).toBeCloseTo(level);
    }
    const jumps = points.map(({ level }, place) => Math.abs(level - (points[(place + 1) % points.length]?.level ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(0.45);
  });

  it('has its peak in the middle of the highest months, over New Year’s too', () => {
    expect(peak(cedar).turn).toBeCloseTo(0.5 / 12);
    expect(peak([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3])).toEqual({ turn: 0, level: 3 });
    expect(peak(always).level).toBe(2);
  });

  it('begins a spray half a month before each season, and not for what is always there', () => {
    expect(sprayStarts(cedar)).toEqual([10.5 / 12]);
    expect(sprayStarts([0, 0, 1, 0, 0, 0, 0, 0, 2, 2, 0, 0])).toEqual([1.5 / 12, 7.5 / 12]);
    expect(sprayStarts(always)).toEqual([]);
  });
});
