/** Renders the large pictures of the children's pages: the fifteen grains of the album, and the slideshow's seven skies without grains. */
import { join } from 'node:path';
import sharp from 'sharp';
import { grainIds } from '#app/content/seasons/grain-ids.ts';
import { renderSky } from '../../art/scenes/scene.ts';
import { series, themes } from '../../art/scenes/series.ts';
import { seasonGrainSvg } from '../../art/seasons/plates.ts';
import { cached, sourceHash } from './image-cache.ts';

/** Widths in pixels: a grain is shown up to 130 CSS pixels wide, on screens of twice that density; a sky has no fine detail. */
const widths = { grain: 256, sky: 1280 } as const;
const settings = {
  grain: { quality: 82, alphaQuality: 88, effort: 4 },
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const;

const sources = ['geometry', 'grains', 'scenes', 'seasons', 'portraits'];

/** Writes `kids/grains/<id>.webp` and `kids/skies/<scene>-<theme>-wide-1280.avif|webp` into `folder`. */
export async function writeKidsPictures(folder: string): Promise<void> {
  const hash = `${await sourceHash(sources)} ${JSON.stringify([widths, settings])}`;
  for (const id of grainIds) {
    await cached(join(folder, `kids/grains/${id}.webp`), `kids grain ${id} ${hash}`, () =>
      sharp(Buffer.from(seasonGrainSvg(id, 2 * widths.grain, 'light')), { unlimited: true })
        .resize({ width: widths.grain })
        .webp(settings.grain)
        .toBuffer(),
    );
  }
  for (const scene of series) {
    for (const theme of themes) {
      let pixels: Promise<Buffer> | undefined;
      for (const format of ['avif', 'webp'] as const) {
        await cached(
          join(folder, `kids/skies/${scene.id}-${theme}-wide-${widths.sky}.${format}`),
          `kids sky ${scene.id} ${theme} ${format} ${hash}`,
          async () => {
            pixels ??= sharp(Buffer.from(renderSky(scene, theme)), { unlimited: true })
              .removeAlpha()
              .resize({ width: widths.sky })
              .png({ compressionLevel: 1 })
              .toBuffer();
            const picture = sharp(await pixels);
            return (format === 'avif' ? picture.avif(settings.avif) : picture.webp(settings.webp)).toBuffer();
          },
        );
      }
    }
  }
}
