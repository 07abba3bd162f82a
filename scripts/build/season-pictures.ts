/** Renders the pictures of the seasons page: a plant and a pollen grain for every type in the chart, in the light and the dark theme. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type SeasonTypeId, seasonTypeIds } from '#app/content/seasons/season.schema.ts';
import type { Theme } from '../../art/grains/model.ts';
import { plateSide } from '../../art/seasons/model.ts';
import { seasonGrainSvg, seasonPlantSvg } from '../../art/seasons/plates.ts';
import { cached, sourceHash } from './image-cache.ts';

export const seasonThemes: readonly Theme[] = ['light', 'dark'];
/** Side in pixels, as app/parts/seasons/season-picture.tsx uses it. */
export const seasonSides = { plant: 320, grain: 160 } as const;
export type SeasonPictureKind = keyof typeof seasonSides;
export const seasonFormats = ['avif', 'webp'] as const;
type Format = (typeof seasonFormats)[number];

const sources = ['geometry', 'grains', 'portraits', 'seasons'];

/** The path of one picture, relative to the site's root. */
export function seasonPicturePath(kind: SeasonPictureKind, id: SeasonTypeId, theme: Theme, format: Format): string {
  return `art/seasons/${kind}-${id}-${theme}.${format}`;
}

/** Renders a drawing at twice its size; `encode` scales it down, which gives smoother edges than the renderer's own. */
async function raster(kind: SeasonPictureKind, id: SeasonTypeId, theme: Theme): Promise<Buffer> {
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

type Cards = Readonly<Record<Theme, string>>;

/** The colors of the card behind the pictures, from the stylesheet. Throws if they are not found there. */
async function cardColors(): Promise<Cards> {
  const sheet = await readFile(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');
  const [, light, dark] = /--color-card: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(sheet) ?? [];
  if (!light || !dark) throw new Error('app/styles/tokens.css: expected --color-card: light-dark(#rrggbb, #rrggbb)');
  return { light, dark };
}

/**
 * Scales a picture to its final size and puts the card's color beneath transparent pixels: with black there, the encoder would draw a pale
 * rim around everything.
 */
async function sized(pixels: Buffer, kind: SeasonPictureKind, card: string): Promise<Sharp> {
  const small = await sharp(pixels).resize(seasonSides[kind]).ensureAlpha().png().toBuffer();
  const alpha = await sharp(small).extractChannel('alpha').raw().toBuffer();
  const side = seasonSides[kind];
  const flat = await sharp(small).flatten({ background: card }).raw().toBuffer();
  return sharp(flat, { raw: { width: side, height: side, channels: 3 } }).joinChannel(alpha, {
    raw: { width: side, height: side, channels: 1 },
  });
}

async function encode(pixels: Buffer, kind: SeasonPictureKind, card: string, format: Format): Promise<Buffer> {
  const image = await sized(pixels, kind, card);
  if (format === 'webp') return image.webp({ quality: 78, alphaQuality: 85, effort: 4 }).toBuffer();
  for (const quality of qualities[kind]) {
    const file = await image.clone().avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= seasonBytes[kind]) return file;
  }
  throw new Error(`a ${kind} picture does not fit into ${seasonBytes[kind]} bytes: draw it with less detail`);
}

/** Writes a drawing in one theme as AVIF and WebP, from the cache if nothing has changed. `hash` is the hash of the drawing code. */
async function writePicture(
  output: string,
  kind: SeasonPictureKind,
  id: SeasonTypeId,
  theme: Theme,
  card: string,
  hash: string,
): Promise<void> {
  const programs = `${encode} ${sized} ${raster} ${JSON.stringify([seasonSides, seasonBytes, qualities])}`;
  let pixels: Promise<Buffer> | undefined;
  for (const format of seasonFormats) {
    const target = join(output, seasonPicturePath(kind, id, theme, format));
    await cached(target, `season ${kind} ${id} ${theme} ${card} ${format} ${programs} ${hash}`, async () => {
      pixels ??= raster(kind, id, theme);
      return encode(await pixels, kind, card, format);
    }).catch((error: unknown) => {
      throw new Error(`${kind} picture of ${id}, ${theme}: ${error instanceof Error ? error.message : error}`);
    });
  }
}

/**
 * Writes `art/seasons/plant-<id>-<theme>` (320 px square) and `art/seasons/grain-<id>-<theme>` (160 px square) as AVIF
 * and WebP into `output`, the built site's root, for every type in the chart. Unchanged drawings are only copied from the cache.
 */
export async function writeSeasonPictures(output: string): Promise<void> {
  const [hash, cards] = await Promise.all([sourceHash(sources), cardColors()]);
  for (const kind of ['plant', 'grain'] as const) {
    for (const id of seasonTypeIds) {
      for (const theme of seasonThemes) await writePicture(output, kind, id, theme, cards[theme], hash);
    }
  }
}
