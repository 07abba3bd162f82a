/**
 * Renders the practice's own images during the build: logo and icons, physicians' portraits, and the images that
 * other sites show for a link. All text is passed in; the caller reads it from content/.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitWidths } from '#app/content/photographs/picture-widths.ts';
import { logoPath } from '#app/site/file-paths.ts';
import { type Language, languages } from '#app/site/language.ts';
import type { PhysicianId } from '#app/site/pages.ts';
import { appIconSvg, markSvg } from '../../art/brand/grain-mark.ts';
import type { Theme } from '../../art/grains/model.ts';
import { lettering } from '../../art/lettering/lettering.ts';
import { type ArticleImageText, articleGroundSvg, articlePlateSvg, plateBox } from '../../art/open-graph/article-image.ts';
import { type ShareImageText, shareImageSvg } from '../../art/open-graph/share-image.ts';
import { type Monogram, portraitSvg } from '../../art/portraits/portrait.ts';
import { cached, sourceHash } from './image-cache.ts';

const themes: readonly Theme[] = ['light', 'dark'];
const sources = ['brand', 'geometry', 'grains', 'lettering', 'open-graph', 'pictures', 'portraits'];
type Format = 'avif' | 'webp' | 'png' | 'jpg';

/** The icons for a phone's home screen: a PNG that every phone can read, and a large WebP with a third of the weight of a PNG. */
export const appIcons = [
  { file: 'icon-192.png', size: 192, format: 'png' },
  { file: 'icon-512.webp', size: 512, format: 'webp' },
] as const satisfies readonly { file: string; size: number; format: Format }[];

/** Renders a drawing on the first call, and returns the same pixels from then on. Not called if the cache has all of its files. */
type Raster = () => Promise<Buffer>;

/** Renders at twice the width of the widest file; `encode` scales it down, which gives smoother edges than the renderer's own. */
function raster(width: number, draw: () => string | Promise<string>): Raster {
  let made: Promise<Buffer> | undefined;
  const make = async () => {
    const svg = Buffer.from(await draw());
    const { width: drawn } = await sharp(svg, { unlimited: true }).metadata();
    return sharp(svg, { density: (72 * 2 * width) / drawn, unlimited: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
  return () => (made ??= make());
}

async function encode(pixels: Buffer, width: number, format: Format, webpQuality: number): Promise<Buffer> {
  const image = sharp(pixels).resize(width);
  // Efforts that keep a first build short: 5 took ten times as long for 6 % less weight.
  if (format === 'avif') return image.avif({ quality: 58, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: webpQuality, effort: 4 }).toBuffer();
  // A dithered palette: a fifth of the weight, and every first visit fetches one of these icons.
  if (format === 'png') return image.png({ palette: true, quality: 60, effort: 10 }).toBuffer();
  return image.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

async function write(target: string, key: string, pixels: Raster, width: number, format: Format, webpQuality = 82): Promise<void> {
  await cached(target, `${key} ${width} ${format} ${webpQuality} ${encode.toString()} ${raster.toString()}`, async () =>
    encode(await pixels(), width, format, webpQuality),
  );
}

/** Writes `art/logo.svg`, `favicon-32.png`, `apple-touch-icon.png` and the app icons into `output`. */
export async function writeMarks(output: string): Promise<void> {
  const hash = await sourceHash(sources);
  await cached(join(output, logoPath), `mark ${hash}`, async () => Buffer.from(markSvg()));
  await write(join(output, 'favicon-32.png'), `mark ${hash}`, raster(32, markSvg), 32, 'png');
  for (const { file, size, format } of [{ file: 'apple-touch-icon.png', size: 180, format: 'png' } as const, ...appIcons]) {
    // Lower quality than usual: phones show the icon so small that no difference can be seen.
    await write(join(output, file), `app icon ${hash}`, raster(size, appIconSvg), size, format, 60);
  }
}

/** What is drawn for each physician who has no photograph. */
type Monograms = Readonly<Record<PhysicianId, Monogram>>;

/** Writes `art/portraits/<id>-<theme>-<crop>-<width>.<avif|webp>` into `output`. */
async function writePortraits(output: string, monograms: Monograms): Promise<void> {
  const hash = await sourceHash(sources);
  const all = Object.values(monograms)
    .map(({ initials }) => initials)
    .join('');
  const letters = await lettering('alegreya', 700, all);
  for (const [id, monogram] of Object.entries(monograms)) {
    for (const theme of themes) {
      for (const crop of ['card', 'square', 'expanded'] as const) {
        const pixels = raster(Math.max(...portraitWidths[crop]), () =>
          portraitSvg(monogram, crop === 'square' ? crop : 'card', theme, letters),
        );
        for (const width of portraitWidths[crop]) {
          for (const format of ['avif', 'webp'] as const) {
            const file = `art/portraits/${id}-${theme}-${crop}-${width}.${format}`;
            await write(
              join(output, file),
              `portrait ${monogram.grain} ${monogram.initials} ${theme} ${crop} ${hash}`,
              pixels,
              width,
              format,
            );
          }
        }
      }
    }
  }
}

/** Writes `open-graph/<language>.jpg`, 1200 × 630, into `output`. */
async function writeShareImages(output: string, texts: Readonly<Record<Language, ShareImageText>>): Promise<void> {
  const hash = await sourceHash(sources);
  for (const language of languages) {
    const text = texts[language];
    await write(
      join(output, `open-graph/${language}.jpg`),
      `share ${JSON.stringify(text)} ${hash}`,
      raster(1200, () => shareImageSvg(text)),
      1200,
      'jpg',
    );
  }
}

/** The texts and the drawing (`plate`) of an article's share image, and its file. */
interface ArticleShare extends ArticleImageText {
  readonly plate: string;
  /** Absolute path on the site, with a leading slash. */
  readonly path: string;
}

/**
 * Writes every article's share image, 1200 × 630, into `output`. It is rendered at its final size, and each plate only once for both
 * languages, because the soft shadows of a plate take ten times as long as everything else.
 */
async function writeArticleImages(output: string, articles: readonly ArticleShare[]): Promise<void> {
  const hash = await sourceHash(['geometry', 'lettering', 'open-graph', 'pictures']);
  const drawn = new Map<string, Promise<Buffer>>();
  const plateDrawing = (plate: string) =>
    sharp(Buffer.from(articlePlateSvg(plate)))
      .png({ compressionLevel: 1 })
      .toBuffer();
  for (const { plate, path, ...text } of articles) {
    await cached(join(output, path), `article ${plate} ${JSON.stringify(text)} ${hash}`, async () => {
      const drawing = drawn.get(plate) ?? plateDrawing(plate);
      drawn.set(plate, drawing);
      return sharp(Buffer.from(await articleGroundSvg(text)))
        .composite([{ input: await drawing, left: plateBox.left, top: plateBox.top }])
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer();
    });
  }
}

export interface BrandTexts {
  readonly monograms: Monograms;
  readonly share: Readonly<Record<Language, ShareImageText>>;
  readonly articles: readonly ArticleShare[];
}

/** Writes every brand image into `output`, the built site's root. A second run with the same texts only copies from the cache. */
export async function writeBrandImages(output: string, { monograms, share, articles }: BrandTexts): Promise<void> {
  await writeMarks(output);
  await writePortraits(output, monograms);
  await writeShareImages(output, share);
  await writeArticleImages(output, articles);
}
