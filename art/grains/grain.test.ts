import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { grainSvg } from './grain.ts';
import { grainKinds } from './model.ts';

/** Alpha of the pixels along the frame, and the share of the picture that is covered. */
async function coverage(svg: string): Promise<{ frame: number; covered: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let frame = 0;
  let covered = 0;
  data.forEach((alpha, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) frame = Math.max(frame, alpha);
    if (alpha > 127) covered += 1;
  });
  return { frame, covered: covered / (width * height) };
}

describe('grains', () => {
  it.each(grainKinds)('%s stands whole on a transparent ground', async (kind) => {
    const svg = grainSvg(kind, 96);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    const { frame, covered } = await coverage(svg);
    expect(frame).toBeLessThan(128);
    expect(covered).toBeGreaterThan(kind === 'alternaria' || kind === 'cladosporium' ? 0.08 : 0.55);
  });

  it('are drawn the same every time, and differ from one another', () => {
    expect(grainSvg('oak', 64)).toBe(grainSvg('oak', 64));
    expect(new Set(grainKinds.map((kind) => grainSvg(kind, 64))).size).toBe(grainKinds.length);
  });
});
