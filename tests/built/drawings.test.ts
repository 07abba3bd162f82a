import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photographs } from '#app/content/photographs/photographs.server.ts';
import { slideWidths } from '#app/content/photographs/picture-widths.ts';
import { seasonTypeIds } from '#app/content/seasons/season.schema.ts';
import { brand } from '../../art/geometry/color.ts';
import { coverage } from '../../art/grains/coverage.ts';
import type { Theme } from '../../art/grains/model.ts';
import { series, themes } from '../../art/scenes/series.ts';
import { type Crop, cropSize, crops, quietZone } from '../../art/scenes/stage.ts';
import {
  type SeasonPictureKind,
  seasonBytes,
  seasonFormats,
  seasonPicturePath,
  seasonSides,
  seasonThemes,
} from '../../scripts/build/season-pictures.ts';

const client = 'build/client';

/** Least contrast of the headline over the quiet zone and of small gold labels over its upper part, sampled at about the width of a pen stroke. */
async function leastContrast(file: string, crop: Crop, theme: Theme): Promise<{ headline: number; label: number }> {
  const width = Math.round(cropSize[crop].width / 8);
  const { data, info } = await sharp(file).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const [ink, gold] = theme === 'light' ? [brand.inkOnLight, brand.gold] : [brand.inkOnDark, brand.goldLight];
  const zone = quietZone[crop];
  const least = { headline: 21, label: 21 };
  for (let y = Math.ceil(zone.top * info.height); y < Math.floor(zone.bottom * info.height); y += 1) {
    for (let x = Math.ceil(zone.left * info.width); x < Math.floor(zone.right * info.width); x += 1) {
      const i = (y * info.width + x) * info.channels;
      const pixel = { mode: 'rgb', r: (data[i] ?? 0) / 255, g: (data[i + 1] ?? 0) / 255, b: (data[i + 2] ?? 0) / 255 } as const;
      least.headline = Math.min(least.headline, wcagContrast(pixel, ink));
      if (y < info.height * 0.32) least.label = Math.min(least.label, wcagContrast(pixel, gold));
    }
  }
  return least;
}

describe('the slideshow', () => {
  const photographed = photographs().flatMap(({ use, id }) => (use === 'slide' ? [id] : []));
  const drawn = series.filter(({ id }) => !photographed.includes(id));

  it.each(drawn)('keeps words readable on $id, in every theme and crop', async ({ id }) => {
    for (const theme of themes) {
      for (const crop of crops) {
        const file = `${client}/art/hero/${id}-${theme}-${crop}-${slideWidths[crop][0]}.webp`;
        const { headline, label } = await leastContrast(file, crop, theme);
        expect(headline, `${id} ${theme} ${crop}`).toBeGreaterThanOrEqual(7);
        expect(label, `${id} ${theme} ${crop}, gold label`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('the air of the year', () => {
  type Picture = readonly [kind: SeasonPictureKind, id: (typeof seasonTypeIds)[number], theme: Theme];
  const picture = (of: Picture, format: (typeof seasonFormats)[number] = 'webp') =>
    readFileSync(`${client}/${seasonPicturePath(...of, format)}`);

  it.each(seasonTypeIds)('%s has a plate and a grain that stand whole inside their squares, in both themes', async (id) => {
    for (const theme of seasonThemes) {
      const plant = await coverage(picture(['plant', id, theme]));
      expect(plant.covered).toBeGreaterThan(0.5);
      expect(plant.frame).toBe(0);
      const grain = await coverage(picture(['grain', id, theme]));
      expect(grain.covered).toBeGreaterThan(id === 'mold' ? 0.12 : id === 'dust-mite' ? 0.25 : 0.5);
      expect(grain.frame).toBeLessThan(128);
    }
  });

  it.each(seasonTypeIds)('%s has its pictures in the size that is asked for and within their weight', async (id) => {
    for (const kind of ['plant', 'grain'] as const) {
      for (const theme of seasonThemes) {
        for (const format of seasonFormats) {
          const file = picture([kind, id, theme], format);
          const { width, height, hasAlpha } = await sharp(file).metadata();
          expect({ width, height, hasAlpha }).toEqual({ width: seasonSides[kind], height: seasonSides[kind], hasAlpha: true });
          if (format === 'avif') expect(file.length).toBeLessThanOrEqual(seasonBytes[kind]);
        }
      }
    }
  });

  it('has drawings of its own by day and by night', () => {
    const different = (pictures: readonly Picture[]) => new Set(pictures.map((of) => picture(of).toString('latin1'))).size;
    const plants = seasonTypeIds.flatMap((id) => seasonThemes.map((theme): Picture => ['plant', id, theme]));
    expect(different(plants)).toBe(plants.length);
    const grains = seasonTypeIds.map((id): Picture => ['grain', id, 'light']);
    expect(different(grains)).toBe(grains.length);
  });
});
