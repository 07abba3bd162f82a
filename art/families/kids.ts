/** Renders the large pictures of the children's pages: the fifteen grains of the album, and the slideshow's seven skies without grains. */
import sharp from 'sharp';
import { themes } from '../drawn.ts';
import type { Drawing } from '../family.ts';
import { renderSky } from '../scenes/scene.ts';
import { series } from '../scenes/series.ts';
import { seasonGrainSvg, seasonIds } from '../seasons/plates.ts';

/** Widths in pixels: a grain is shown up to 130 CSS pixels wide, on screens of twice that density; a sky has no fine detail. */
const widths = { grain: 256, sky: 1280 } as const;
const settings = {
  grain: { quality: 82, alphaQuality: 88, effort: 4 },
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const;

export function drawings(): Drawing[] {
  const grains = seasonIds.map(
    (id): Drawing => ({
      id: `kids/grains/${id}`,
      async draw() {
        const picture = await sharp(Buffer.from(seasonGrainSvg(id, 2 * widths.grain, 'light')), { unlimited: true })
          .resize({ width: widths.grain })
          .webp(settings.grain)
          .toBuffer();
        return new Map([[`art/kids/grains/${id}.webp`, picture]]);
      },
    }),
  );
  const skies = series.flatMap((scene) =>
    themes.map(
      (theme): Drawing => ({
        id: `kids/skies/${scene.id}`,
        theme,
        async draw() {
          const pixels = await sharp(Buffer.from(renderSky(scene, theme)), { unlimited: true })
            .removeAlpha()
            .resize({ width: widths.sky })
            .png({ compressionLevel: 1 })
            .toBuffer();
          const path = `art/kids/skies/${scene.id}-${theme}-wide-${widths.sky}`;
          return new Map([
            [`${path}.avif`, await sharp(pixels).avif(settings.avif).toBuffer()],
            [`${path}.webp`, await sharp(pixels).webp(settings.webp).toBuffer()],
          ]);
        },
      }),
    ),
  );
  return [...grains, ...skies];
}
