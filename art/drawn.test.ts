import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contentDrawnFrom } from './content/keep.ts';
import { cropSize, seasonSides, slideWidths, type Theme, themes } from './drawn.ts';
import { seasonBytes, seasonFormats, seasonPicturePath } from './families/seasons.ts';
import { families, familyDrawnFrom } from './families.ts';
import { brand } from './geometry/color.ts';
import { coverage } from './grains/coverage.ts';
import { drawnPictures, publicFolder, readManifest } from './manifest.ts';
import { series } from './scenes/series.ts';
import { type Crop, crops, quietZone } from './scenes/stage.ts';
import { type SeasonId, seasonIds } from './seasons/plates.ts';

const fileOf = (path: string) => join(publicFolder, path);

describe('the finished files', () => {
  it('are of the code as it stands: otherwise run `npm run draw`', () => {
    const { families: drawn } = readManifest();
    for (const name of Object.keys(families)) expect(drawn[name]?.drawnFrom, name).toBe(familyDrawnFrom(name));
    expect(drawn.content?.drawnFrom).toBe(contentDrawnFrom());
  });

  it('are those that the manifest names', () => {
    const named = Object.values(drawnPictures()).flatMap(({ files }) => Object.keys(files));
    const all = readdirSync(publicFolder, { recursive: true, withFileTypes: true, encoding: 'utf8' });
    expect(all.filter((one) => one.isFile())).toHaveLength(named.length);
    expect(named.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  });

  it.each(['hero/cedar-tall', 'hero/mold-specimen', 'seasons/plant-pecan', 'kids/grains/ragweed', 'pictures/hive-one-day'])(
    '%s looks as the code draws it',
    async (picture) => {
      const drawing = Object.values(families)
        .flatMap((family) => family.drawings())
        .find(({ id }) => id === picture);
      for (const [path, bytes] of (await drawing?.draw()) ?? []) {
        const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
        const [now, kept] = await Promise.all([pixels(Buffer.from(bytes)), pixels(readFileSync(fileOf(path)))]);
        expect(now.length, path).toBe(kept.length);
        const difference = now.reduce((sum, value, place) => sum + Math.abs(value - (kept[place] ?? 0)), 0);
        // Another processor rounds otherwise: one step in a hundred is seen by nobody.
        expect(difference / now.length, path).toBeLessThan(2.5);
      }
      expect(drawing).toBeDefined();
    },
  );
});

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

it.each(series)('the slideshow keeps words readable on $id, in every theme and crop', async ({ id }) => {
  for (const theme of themes) {
    for (const crop of crops) {
      const { headline, label } = await leastContrast(fileOf(`art/hero/${id}-${theme}-${crop}-${slideWidths[crop][0]}.webp`), crop, theme);
      expect(headline, `${id} ${theme} ${crop}`).toBeGreaterThanOrEqual(7);
      expect(label, `${id} ${theme} ${crop}, gold label`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

describe('the air of the year', () => {
  type Picture = readonly [kind: keyof typeof seasonSides, id: SeasonId, theme: Theme];
  const picture = (of: Picture, format: (typeof seasonFormats)[number] = 'webp') => readFileSync(fileOf(seasonPicturePath(...of, format)));

  it.each(seasonIds)('%s has a plate and a grain that stand whole inside their squares, in both themes', async (id) => {
    for (const theme of themes) {
      const plant = await coverage(picture(['plant', id, theme]));
      expect(plant.covered).toBeGreaterThan(0.5);
      expect(plant.frame).toBe(0);
      const grain = await coverage(picture(['grain', id, theme]));
      expect(grain.covered).toBeGreaterThan(id === 'mold' ? 0.12 : id === 'dust-mite' ? 0.25 : 0.5);
      expect(grain.frame).toBeLessThan(128);
    }
  });

  it.each(seasonIds)('%s has its pictures in the size that is asked for and within their weight', async (id) => {
    for (const kind of ['plant', 'grain'] as const) {
      for (const theme of themes) {
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
    const plants = seasonIds.flatMap((id) => themes.map((theme): Picture => ['plant', id, theme]));
    expect(different(plants)).toBe(plants.length);
    const grains = seasonIds.map((id): Picture => ['grain', id, 'light']);
    expect(different(grains)).toBe(grains.length);
  });
});
