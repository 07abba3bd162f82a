import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bodySvg } from './body.ts';
import { dustMiteSvg } from './dust-mite.ts';
import { hackberry } from './hackberry.ts';
import { marshElder } from './marsh-elder.ts';

const drawings = {
  hackberry: () => bodySvg(hackberry, 96),
  'marsh elder': () => bodySvg(marshElder, 96),
  'dust mite': () => dustMiteSvg(96),
} as const;
const names = Object.keys(drawings) as (keyof typeof drawings)[];

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

describe('hackberry, marsh elder and dust mite', () => {
  it.each(names)('%s stands whole on a transparent ground', async (name) => {
    const svg = drawings[name]();
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    const { frame, covered } = await coverage(svg);
    expect(frame).toBeLessThan(128);
    expect(covered).toBeGreaterThan(name === 'dust mite' ? 0.25 : 0.55);
  });

  it('are drawn the same every time, and differ from one another and from theme to theme', () => {
    expect(bodySvg(hackberry, 64)).toBe(bodySvg(hackberry, 64));
    expect(new Set(names.map((name) => drawings[name]())).size).toBe(names.length);
    expect(bodySvg(marshElder, 64, 'dark')).not.toBe(bodySvg(marshElder, 64, 'light'));
  });
});
