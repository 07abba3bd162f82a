/** Renders the pictures of the seasons page: a plant and a pollen grain for every type in the chart, in the light and the dark theme. */
import sharp, { type Sharp } from 'sharp';
import { seasonCards, seasonSides, type Theme, themes } from '../drawn.ts';
import type { Drawing } from '../family.ts';
import { plateSide } from '../seasons/model.ts';
import { type SeasonId, seasonGrainSvg, seasonIds, seasonPlantSvg } from '../seasons/plates.ts';

type Kind = keyof typeof seasonSides;
export const seasonFormats = ['avif', 'webp'] as const;
type Format = (typeof seasonFormats)[number];

/** The path of one picture, relative to the site's root. */
export function seasonPicturePath(kind: Kind, id: SeasonId, theme: Theme, format: Format): string {
  return `art/seasons/${kind}-${id}-${theme}.${format}`;
}

/** Renders a drawing at twice its size; `encode` scales it down, which gives smoother edges than the renderer's own. */
async function raster(kind: Kind, id: SeasonId, theme: Theme): Promise<Buffer> {
  const double = seasonSides[kind] * 2;
  const [svg, side] = kind === 'plant' ? [seasonPlantSvg(id, theme), plateSide] : [seasonGrainSvg(id, double, theme), double];
  return sharp(Buffer.from(svg), { density: (72 * double) / side, unlimited: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The most bytes of one AVIF: about thirty of them are on one page, which is read on cheap phones. */
export const seasonBytes = { plant: 12_000, grain: 5_000 } as const;
/** AVIF qualities, best first; the first that keeps the file within its limit is used. Below the last, leaf veins and grain walls blur. */
const qualities = { plant: [58, 54, 50, 46, 42], grain: [56, 52, 48, 44, 40] } as const;

/**
 * Scales a picture to its final size and puts the card's color beneath transparent pixels: with black there, the encoder would draw a pale
 * rim around everything.
 */
async function sized(pixels: Buffer, kind: Kind, card: string): Promise<Sharp> {
  const small = await sharp(pixels).resize(seasonSides[kind]).ensureAlpha().png().toBuffer();
  const alpha = await sharp(small).extractChannel('alpha').raw().toBuffer();
  const side = seasonSides[kind];
  const flat = await sharp(small).flatten({ background: card }).raw().toBuffer();
  return sharp(flat, { raw: { width: side, height: side, channels: 3 } }).joinChannel(alpha, {
    raw: { width: side, height: side, channels: 1 },
  });
}

async function encode(pixels: Buffer, kind: Kind, card: string, format: Format): Promise<Buffer> {
  const image = await sized(pixels, kind, card);
  if (format === 'webp') return image.webp({ quality: 78, alphaQuality: 85, effort: 4 }).toBuffer();
  for (const quality of qualities[kind]) {
    const file = await image.clone().avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= seasonBytes[kind]) return file;
  }
  throw new Error(`a ${kind} picture does not fit into ${seasonBytes[kind]} bytes: draw it with less detail`);
}

/** For every type in the chart, in both themes: `plant-<id>-<theme>` (320 px square) and `grain-<id>-<theme>` (160 px square). */
export function drawings(): Drawing[] {
  return (['plant', 'grain'] as const).flatMap((kind) =>
    seasonIds.flatMap((id) =>
      themes.map(
        (theme): Drawing => ({
          id: `seasons/${kind}-${id}`,
          theme,
          async draw() {
            const pixels = await raster(kind, id, theme);
            const files = new Map<string, Buffer>();
            for (const format of seasonFormats)
              files.set(seasonPicturePath(kind, id, theme, format), await encode(pixels, kind, seasonCards[theme], format));
            return files;
          },
        }),
      ),
    ),
  );
}
