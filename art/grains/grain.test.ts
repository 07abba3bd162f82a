import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { grainSvg } from './grain.ts';
import { grainKinds } from './model.ts';

describe('grains', () => {
  it.each(grainKinds)('%s stands whole on a transparent ground', async (kind) => {
    const svg = grainSvg(kind, 64);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    const { frame, covered } = await coverage(Buffer.from(svg));
    expect(frame).toBeLessThan(128);
    expect(covered).toBeGreaterThan(kind === 'alternaria' || kind === 'cladosporium' ? 0.08 : 0.55);
  });

  it('are drawn the same every time, and differ from one another', () => {
    expect(grainSvg('oak', 64)).toBe(grainSvg('oak', 64));
    expect(new Set(grainKinds.map((kind) => grainSvg(kind, 64))).size).toBe(grainKinds.length);
  });
});
