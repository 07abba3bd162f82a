import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { grainSvg } from '../../art/grains/grain.ts';
import { grainKinds } from '../../art/grains/model.ts';
import { renderScene } from '../../art/scenes/scene.ts';
import { series, themes } from '../../art/scenes/series.ts';
import { crops } from '../../art/scenes/stage.ts';

/** Widths in pixels that the pages ask for. */
const widths = { wide: [960, 1440, 1920], tall: [420, 828], grain: [160, 320, 640] } as const;

/**
 * Chosen by eye: clean skies and crisp grains within the weight the first screen allows. AVIF with effort 3 takes
 * twice as long for 1.4 % less weight.
 */
const settings = {
  avif: { quality: 61, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 82, effort: 4 },
  grain: { quality: 84, alphaQuality: 90, effort: 4 },
} as const;

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache/hero');

/** One picture with all the files made from it. */
interface Job {
  readonly svg: () => string;
  readonly outputs: readonly Output[];
}

/** One file: where it goes below the output folder, how wide it is and how it is encoded. */
interface Output {
  readonly file: string;
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'grain';
}

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

function jobs(): Job[] {
  const scenes = series.flatMap((scene) =>
    crops.flatMap((crop) =>
      themes.map(
        (theme): Job => ({
          svg: () => renderScene(scene, theme, crop),
          outputs: widths[crop].flatMap((width) =>
            (['avif', 'webp'] as const).map(
              (format): Output => ({ file: `hero/${scene.id}-${theme}-${crop}-${width}.${format}`, width, format }),
            ),
          ),
        }),
      ),
    ),
  );
  const grains = grainKinds.map(
    (kind): Job => ({
      svg: () => grainSvg(kind, 640),
      outputs: widths.grain.map((width): Output => ({ file: `grains/${kind}-${width}.webp`, width, format: 'grain' })),
    }),
  );
  return [...scenes, ...grains];
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Everything that decides what the pictures look like, in one hash: the drawing programs, this file, the encoder. */
async function sourcesHash(): Promise<string> {
  const inFolder = async (folder: string): Promise<string[]> =>
    (await readdir(join(root, 'art', folder), { recursive: true })).map((name) => join('art', folder, name));
  const all = (await Promise.all(['geometry', 'grains', 'scenes'].map(inFolder))).flat();
  const names = all.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const files = [...names.map((name) => join(root, name)), import.meta.filename];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return short(JSON.stringify([names, texts, sharp.versions]));
}

async function encode(picture: Sharp, { width, format }: Output, target: string): Promise<void> {
  const sized = picture.clone().resize({ width, kernel: 'lanczos3' });
  const encoded = format === 'avif' ? sized.avif(settings.avif) : sized.webp(settings[format]);
  // Written aside and renamed, so that a build stopped half-way leaves no torn picture behind.
  const partial = `${target}.${process.pid}`;
  await writeFile(partial, await encoded.toBuffer());
  await rename(partial, target);
}

/** Draws one picture, encodes what the cache lacks, and tells which cached file belongs to which output. */
async function run(job: Job): Promise<[string, string][]> {
  const svg = job.svg();
  const placed = job.outputs.map((output): readonly [Output, string] => [
    output,
    `${short(svg + JSON.stringify([output.width, output.format, settings[output.format], sharp.versions]))}.${output.format === 'avif' ? 'avif' : 'webp'}`,
  ]);
  const present = await Promise.all(placed.map(([, name]) => exists(join(cache, name))));
  const missing = placed.filter((_, i) => !present[i]);
  if (missing.length > 0) {
    const opaque = missing.some(([output]) => output.format !== 'grain');
    const drawn = sharp(Buffer.from(svg), { unlimited: true });
    const { data, info } = await (opaque ? drawn.removeAlpha() : drawn).raw().toBuffer({ resolveWithObject: true });
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    for (const [output, name] of missing) await encode(picture, output, join(cache, name));
  }
  return placed.map(([output, name]) => [output.file, name]);
}

/** Runs jobs a few at a time: while one is encoded on another thread, the next is drawn. */
async function runAll(list: readonly Job[]): Promise<[string, string][]> {
  const results: [string, string][][] = [];
  const queue = [...list];
  const worker = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) results.push(await run(job));
  };
  sharp.concurrency(1);
  await Promise.all([worker(), worker(), worker()]);
  return results.flat();
}

/**
 * Writes every hero picture to `<folder>/hero` and every grain to `<folder>/grains`.
 * Unchanged drawing programs cost only the copying; a changed one costs its own pictures.
 */
export async function writeHeroImages(folder: string): Promise<number> {
  await mkdir(cache, { recursive: true });
  for (const part of ['hero', 'grains']) await mkdir(join(folder, part), { recursive: true });
  const list = join(cache, `${await sourcesHash()}.json`);
  let files: [string, string][] = [];
  if (await exists(list)) {
    files = JSON.parse(await readFile(list, 'utf8')) as [string, string][];
    const complete = await Promise.all(files.map(([, name]) => exists(join(cache, name))));
    if (complete.includes(false)) files = [];
  }
  if (files.length === 0) {
    files = await runAll(jobs());
    await writeFile(list, JSON.stringify(files));
  }
  await Promise.all(files.map(([file, name]) => copyFile(join(cache, name), join(folder, file))));
  return files.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = performance.now();
  const folder = resolve(process.argv[2] ?? join(root, 'build/art'));
  const count = await writeHeroImages(folder);
  process.stdout.write(`${count} pictures in ${folder} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
}
