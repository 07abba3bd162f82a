/** Renders the slideshow's scenes and their specimens, each in the sizes and formats that the pages use. */
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import { type Theme, themes, slideWidths as widths } from '../drawn.ts';
import type { Drawing } from '../family.ts';
import { renderScene } from '../scenes/scene.ts';
import { series } from '../scenes/series.ts';
import { specimenSvg } from '../scenes/specimens.ts';
import { crops } from '../scenes/stage.ts';

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

/** One file: its path, its width in pixels and its encoding. */
interface Output {
  readonly file: string;
  readonly width: number;
  readonly format: 'avif' | 'webp';
  /** The color to put beneath transparent pixels before encoding: with black there, the encoder would draw a rim around everything. */
  readonly ground?: string;
  readonly settings: AvifOptions | WebpOptions;
}

/** The drawing of one scene or specimen in one theme, rendered once for all its files. */
function drawing(id: string, theme: Theme, svg: () => string, outputs: readonly Output[]): Drawing {
  return {
    id: `hero/${id}`,
    theme,
    async draw() {
      const picture = await rendered(svg(), !outputs.some(({ ground }) => ground));
      const files = new Map<string, Buffer>();
      for (const output of outputs) files.set(output.file, await encoded(picture, output));
      return files;
    },
  };
}

export function drawings(): Drawing[] {
  const scenes = series.flatMap((scene) =>
    crops.flatMap((crop) =>
      themes.map((theme) => {
        const outputs = widths[crop].flatMap((width) =>
          (['avif', 'webp'] as const).map(
            (format): Output => ({
              file: `art/hero/${scene.id}-${theme}-${crop}-${width}.${format}`,
              width,
              format,
              settings: format === 'avif' ? settings.avif[crop] : settings.webp,
            }),
          ),
        );
        return drawing(`${scene.id}-${crop}`, theme, () => renderScene(scene, theme, crop), outputs);
      }),
    ),
  );
  const specimens = series.flatMap(({ id }) =>
    themes.map((theme) => {
      const outputs = widths.specimen.flatMap((width) =>
        (['avif', 'webp'] as const).map(
          (format): Output => ({
            file: `art/hero/${id}-${theme}-specimen-${width}.${format}`,
            width,
            format,
            ground: grounds[theme],
            settings: format === 'avif' ? settings.avif.specimen : settings.specimenWebp,
          }),
        ),
      );
      return drawing(`${id}-specimen`, theme, () => specimenSvg(id, Math.max(...widths.specimen), theme), outputs);
    }),
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

/** Scenes lose their alpha channel, which would only add weight; pictures with a `ground` keep it. */
async function rendered(svg: string, opaque: boolean): Promise<Sharp> {
  const picture = sharp(Buffer.from(svg), { unlimited: true });
  const { data, info } = await (opaque ? picture.removeAlpha() : picture).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
