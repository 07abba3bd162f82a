import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brand } from '../geometry/color.ts';
import type { Theme } from '../grains/model.ts';
import { renderScene } from './scene.ts';
import { series, themes } from './series.ts';
import { type Crop, cropSize, crops, quietZone } from './stage.ts';

/** Least contrast of the headline over the quiet zone and of small gold labels over its upper part, sampled at about the width of a pen stroke. */
async function leastContrast(svg: string, crop: Crop, theme: Theme): Promise<{ headline: number; label: number }> {
  const width = Math.round(cropSize[crop].width / 8);
  const drawn = sharp(Buffer.from(svg), { unlimited: true, density: 9 }).removeAlpha().resize({ width });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const [ink, gold] = theme === 'light' ? [brand.inkOnLight, brand.gold] : [brand.inkOnDark, brand.goldLight];
  const zone = quietZone[crop];
  const least = { headline: 21, label: 21 };
  for (let y = Math.ceil(zone.top * info.height); y < Math.floor(zone.bottom * info.height); y += 1) {
    for (let x = Math.ceil(zone.left * info.width); x < Math.floor(zone.right * info.width); x += 1) {
      const i = (y * info.width + x) * 3;
      const pixel = { mode: 'rgb', r: (data[i] ?? 0) / 255, g: (data[i + 1] ?? 0) / 255, b: (data[i + 2] ?? 0) / 255 } as const;
      least.headline = Math.min(least.headline, wcagContrast(pixel, ink));
      if (y < info.height * 0.32) least.label = Math.min(least.label, wcagContrast(pixel, gold));
    }
  }
  return least;
}

describe('the hero series', () => {
  it('has seven pictures with names of their own', () => {
    expect(new Set(series.map(({ id }) => id)).size).toBe(7);
  });

  it('draws the same picture every time', () => {
    for (const scene of series.slice(0, 2)) {
      const [once, again] = [0, 1].map(() => renderScene(scene, 'light', 'tall', 0.15));
      // Compared outside the matcher, which would print megabytes.
      expect(once === again).toBe(true);
    }
  });

  for (const scene of series) {
    it(`keeps words readable on ${scene.id} and needs no style attributes`, { timeout: 60_000 }, async () => {
      for (const theme of themes) {
        for (const crop of crops) {
          const svg = renderScene(scene, theme, crop, 0.15);
          expect(svg).not.toMatch(/style=|<style|NaN|undefined/);
          const { headline, label } = await leastContrast(svg, crop, theme);
          expect(headline, `${scene.id} ${theme} ${crop}`).toBeGreaterThanOrEqual(7);
          expect(label, `${scene.id} ${theme} ${crop}, gold label`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });
  }
});
