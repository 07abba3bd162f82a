import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { seasonGrainSvg, seasonPlantSvg } from '../../art/seasons/plates.ts';
import { seasonBytes, seasonFormats, seasonPicturePath, seasonSides, seasonThemes, writeSeasonPictures } from './season-pictures.ts';

const chart = seasons().types.map(({ id }) => id);

/** Share of pixels that are covered, and the strongest cover along the frame, 0–255. */
async function coverage(svg: string): Promise<{ covered: number; frame: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let [covered, frame] = [0, 0];
  data.forEach((alpha, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) frame = Math.max(frame, alpha);
    if (alpha > 127) covered += 1;
  });
  return { covered: covered / (width * height), frame };
}

describe('every type in content/seasons.yaml', () => {
  it.each(chart)('%s has a plate that stands whole inside its square, in both themes', { timeout: 20_000 }, async (id) => {
    for (const theme of seasonThemes) {
      const svg = seasonPlantSvg(id, theme);
      expect(svg).not.toMatch(/style=|NaN|undefined|Infinity/);
      const { covered, frame } = await coverage(svg);
      expect(covered).toBeGreaterThan(0.5);
      expect(frame).toBe(0);
    }
  });

  it.each(chart)('%s has a grain that stands whole inside its square, in both themes', { timeout: 20_000 }, async (id) => {
    for (const theme of seasonThemes) {
      const svg = seasonGrainSvg(id, 96, theme);
      expect(svg).not.toMatch(/style=|NaN|undefined|Infinity/);
      const { covered, frame } = await coverage(svg);
      expect(covered).toBeGreaterThan(id === 'mold' ? 0.12 : id === 'dust-mite' ? 0.25 : 0.5);
      expect(frame).toBeLessThan(128);
    }
  });

  it('has drawings of its own by day and by night; only the two elms share a grain', () => {
    const plates = chart.flatMap((id) => seasonThemes.map((theme) => seasonPlantSvg(id, theme)));
    expect(new Set(plates).size).toBe(chart.length * 2);
    const grains = chart.map((id) => seasonGrainSvg(id, 96, 'light'));
    expect(new Set(grains).size).toBe(chart.length - 1);
    expect(seasonGrainSvg('cedar-elm', 96, 'light')).toBe(seasonGrainSvg('elm', 96, 'light'));
  });

  it('is drawn the same every time', () => {
    expect(seasonPlantSvg('mountain-cedar', 'light')).toBe(seasonPlantSvg('mountain-cedar', 'light'));
  });
});

describe('writeSeasonPictures', () => {
  let output: string;
  beforeAll(async () => {
    output = await mkdtemp(join(tmpdir(), 'seasons-'));
  });
  afterAll(() => rm(output, { recursive: true }));

  // The plate with most leaves and the grain with most spikes: if they keep the weight, all do; the build refuses others.
  it('writes the heaviest drawings within their weight and in their size', async () => {
    expect(await writeSeasonPictures(output, ['cedar-elm', 'ragweed'])).toBe(16);
    for (const id of ['cedar-elm', 'ragweed'] as const) {
      for (const kind of ['plant', 'grain'] as const) {
        for (const theme of seasonThemes) {
          for (const format of seasonFormats) {
            const file = await readFile(join(output, seasonPicturePath(kind, id, theme, format)));
            const { width, height, hasAlpha } = await sharp(file).metadata();
            expect({ width, height, hasAlpha }).toEqual({ width: seasonSides[kind], height: seasonSides[kind], hasAlpha: true });
            if (format === 'avif') expect(file.length).toBeLessThanOrEqual(seasonBytes[kind]);
          }
        }
      }
    }
  }, 60_000);
});
