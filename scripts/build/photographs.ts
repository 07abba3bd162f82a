/**
 * Crops and encodes the photographs of content/photos under the file names of drawn pictures, so that pages need not know which of the
 * two they show. A photograph looks the same in both themes, so the same image is written under both names.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentRoot } from '#app/content/content-root.server.ts';
import type { Focus } from '#app/content/photographs/photo.schema.ts';
import { type Photograph, photographs } from '#app/content/photographs/photographs.server.ts';
import { pieceAround } from '#app/content/photographs/piece-around.ts';
import { cropSize, portraitWidths, slideWidths, themes } from '#art/drawn.ts';
import { cached, cacheFolder } from './image-cache.ts';

/** Chosen for skin and hair, where blur and compression blocks show first. */
const settings = { avif: { quality: 62, effort: 5 }, webp: { quality: 84, effort: 5 } } as const;
const formats = ['avif', 'webp'] as const;

/** One crop of a photograph, in the pixels that app/ui/portrait-image.tsx and the slideshow use. */
interface Cut {
  /** The crop's part of the file name. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const squares = portraitWidths.square.map((width): Cut => ({ name: 'square', width, height: width }));
const cards = (['card', 'expanded'] as const).flatMap((name) =>
  portraitWidths[name].map((width): Cut => ({ name, width, height: (width * 3) / 4 })),
);
const slideCuts = (['wide', 'tall'] as const).flatMap((name) =>
  slideWidths[name].map((width): Cut => ({ name, width, height: Math.round((width * cropSize[name].height) / cropSize[name].width) })),
);

const uses: Readonly<Record<Photograph['use'], { readonly path: string; readonly cuts: readonly Cut[] }>> = {
  physician: { path: 'art/portraits/', cuts: [...cards, ...squares] },
  staff: { path: 'art/portraits/staff-', cuts: squares },
  slide: { path: 'art/hero/', cuts: slideCuts },
};

/** Crops and encodes a photograph: turned upright by its EXIF orientation, in sRGB, and without its metadata, such as the location. */
async function encoded(bytes: Buffer, { width, height }: Cut, focus: Focus, format: (typeof formats)[number]): Promise<Buffer> {
  const { autoOrient } = await sharp(bytes).metadata();
  const sized = sharp(bytes)
    .autoOrient()
    .extract(pieceAround(autoOrient, { width, height }, focus))
    .resize(width, height)
    .flatten({ background: '#ffffff' });
  return (format === 'avif' ? sized.avif(settings.avif) : sized.webp(settings.webp)).toBuffer();
}

async function writeCuts({ use, id, file, focus }: Photograph, output: string, cache: string): Promise<void> {
  const bytes = await readFile(file);
  const content = createHash('sha256').update(bytes).digest('hex');
  const { path, cuts } = uses[use];
  for (const cut of cuts) {
    for (const format of formats) {
      const key = `photograph ${content} ${JSON.stringify([cut, focus, format, settings, sharp.versions])} ${encoded} ${pieceAround}`;
      for (const theme of themes) {
        const target = join(output, `${path}${id}-${theme}-${cut.name}-${cut.width}.${format}`);
        await cached(target, key, () => encoded(bytes, cut, focus, format), cache);
      }
    }
  }
}

/**
 * Writes every photograph that the records of `root` name into `output` (the built site's root):
 * `art/portraits/<id>-…`, `art/portraits/staff-<id>-…` and `art/hero/<id>-…`, each `<theme>-<crop>-<width>.<avif|webp>`.
 * Throws with the name of a photograph that cannot be read; `contentFaults` normally reports it before the build starts.
 */
export async function writePhotographs(output: string, root = contentRoot, cache = cacheFolder): Promise<void> {
  for (const photograph of photographs(root)) {
    try {
      await writeCuts(photograph, output, cache);
    } catch (error) {
      throw new Error(`${photograph.file}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
