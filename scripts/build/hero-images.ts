/** Renders the slideshow's scenes and their specimens, each in the sizes and formats that the pages use. */
import { join } from 'node:path';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import { slideWidths } from '#app/content/photographs/picture-widths.ts';
import type { Theme } from '../../art/grains/model.ts';
import { renderScene } from '../../art/scenes/scene.ts';
import { series, themes } from '../../art/scenes/series.ts';
import { specimenSvg } from '../../art/scenes/specimens.ts';
import { crops } from '../../art/scenes/stage.ts';
import { cached, sourceHash } from './image-cache.ts';

const widths = slideWidths;

/**
 * Qualities chosen by eye: clean skies and crisp grains within the weight limit of the first screen. A higher effort takes twice as long
 * and saves 1 to 2 %, or 4 % in WebP, which only old browsers load.
 */
const settings = {
  avif: {
    wide: { quality: 61, effort: 1, chromaSubsampling: '4:2:0' },
    // Phones have at least twice the pixel density of a wide screen, so this quality looks the same there and saves 40 %.
    tall: { quality: 46, effort: 1, chromaSubsampling: '4:2:0' },
    specimen: { quality: 52, effort: 1, chromaSubsampling: '4:2:0' },
  },
  webp: { quality: 82, effort: 2 },
  specimenWebp: { quality: 84, alphaQuality: 90, effort: 4 },
} as const;

/** Roughly the color of the sky around a specimen, in the light and the dark theme. */
const grounds: Readonly<Record<Theme, string>> = { light: '#f6eeda', dark: '#3c4650' };

const sources = ['geometry', 'grains', 'scenes'];

interface Job {
  readonly svg: () => string;
  readonly outputs: readonly Output[];
}

/** One file: its path in the output folder, its width in pixels and its encoding. */
interface Output {
  readonly file: string;
  readonly width: number;
  readonly format: 'avif' | 'webp';
  /** The color to put beneath transparent pixels before encoding: with black there, the encoder would draw a rim around everything. */
  readonly ground?: string;
  readonly settings: AvifOptions | WebpOptions;
}

function jobs(): Job[] {
  const scenes = series.flatMap((scene) =>
    crops.flatMap((crop) =>
      themes.map(
        (theme): Job => ({
          svg: () => renderScene(scene, theme, crop),
          outputs: widths[crop].flatMap((width) =>
            (['avif', 'webp'] as const).map(
              (format): Output => ({
                file: `hero/${scene.id}-${theme}-${crop}-${width}.${format}`,
                width,
                format,
                settings: format === 'avif' ? settings.avif[crop] : settings.webp,
              }),
            ),
          ),
        }),
      ),
    ),
  );
  const specimens = series.flatMap(({ id }) =>
    themes.map(
      (theme): Job => ({
        svg: () => specimenSvg(id, Math.max(...widths.specimen), theme),
        outputs: widths.specimen.flatMap((width) =>
          (['avif', 'webp'] as const).map(
            (format): Output => ({
              file: `hero/${id}-${theme}-specimen-${width}.${format}`,
              width,
              format,
              ground: grounds[theme],
              settings: format === 'avif' ? settings.avif.specimen : settings.specimenWebp,
            }),
          ),
        ),
      }),
    ),
  );
  return [...scenes, ...specimens];
}

async function encoded(picture: Sharp, { width, format, ground, settings: own }: Output): Promise<Buffer> {
  let sized = picture.clone().resize({ width, kernel: 'lanczos3' });
  if (ground) {
    const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height };
    const pixels = sharp(data, { raw: { ...raw, channels: 4 } });
    const alpha = await pixels.clone().extractChannel('alpha').raw().toBuffer();
    const flat = await pixels.flatten({ background: ground }).raw().toBuffer();
    sized = sharp(flat, { raw: { ...raw, channels: 3 } }).joinChannel(alpha, { raw: { ...raw, channels: 1 } });
  }
  return (format === 'avif' ? sized.avif(own) : sized.webp(own)).toBuffer();
}

/** Renders a drawing. Scenes lose their alpha channel, which would only add weight; pictures with a `ground` keep it. */
async function drawn({ svg, outputs }: Job): Promise<Sharp> {
  const picture = sharp(Buffer.from(svg()), { unlimited: true });
  const opaque = outputs.every(({ ground }) => !ground);
  const { data, info } = await (opaque ? picture.removeAlpha() : picture).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Writes the files of one picture, and renders it only if the cache lacks one of them. */
async function writePicture(job: Job, folder: string, hash: string): Promise<void> {
  let picture: Promise<Sharp> | undefined;
  for (const output of job.outputs) {
    await cached(join(folder, output.file), `hero ${JSON.stringify(output)} ${hash}`, async () => {
      picture ??= drawn(job);
      return encoded(await picture, output);
    });
  }
}

/** Writes every scene and its specimen to `<folder>/hero`, three at a time, so that one is drawn while another is encoded. */
export async function writeHeroImages(folder: string): Promise<void> {
  const hash = await sourceHash(sources);
  const queue = jobs();
  const worker = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) await writePicture(job, folder, hash);
  };
  sharp.concurrency(1);
  await Promise.all([worker(), worker(), worker()]);
}
