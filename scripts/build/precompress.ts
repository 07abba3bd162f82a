import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(html|js|css|svg|json|xml|txt|data|webmanifest)$/;

/** Files of at most this many bytes fit into one packet even uncompressed. */
const leastSize = 600;

/**
 * Compression levels. Brotli 11 takes 2.5 times as long as 10 and saves 2 %. A site that only tests visit is compressed at low levels
 * (COMPRESSION=low), which takes a tenth of the time.
 */
const quality = process.env.COMPRESSION === 'low' ? { br: 4, gz: 1 } : { br: 10, gz: 9 };

const forms = {
  br: (content: Buffer, level: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer, level: number) => promisify(gzip)(content, { level }),
};
type Form = keyof typeof forms;

export interface Compressed {
  /** How many files now have a compressed form beside them. */
  readonly files: number;
  /** How many forms were compressed in this run; the others came from the cache. */
  readonly made: number;
}

/**
 * Writes a .br and a .gz file beside every text file below `folder` that exceeds `leastSize` and becomes smaller. The results are cached
 * in `cache` by content, so that a rebuild compresses only what changed; the cache may be deleted at any time.
 */
export async function precompress(folder: string, cache = '.cache/precompress'): Promise<Compressed> {
  await mkdir(cache, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries.filter((entry) => entry.isFile() && textFile.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  const total = { files: 0, made: 0 };
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const content = await readFile(file);
      const results = await Promise.all((Object.keys(forms) as Form[]).map((form) => writeForm(file, content, form, cache)));
      if (results.some(({ written }) => written)) total.files += 1;
      total.made += results.filter(({ made }) => made).length;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return total;
}

async function writeForm(file: string, content: Buffer, form: Form, cache: string): Promise<{ written: boolean; made: boolean }> {
  const target = `${file}.${form}`;
  // A compressed file left from an earlier run would be served instead of the changed file.
  await rm(target, { force: true });
  if (content.length <= leastSize) return { written: false, made: false };
  const { compressed, made } = await cachedForm(content, form, quality[form], cache);
  const written = compressed.length < content.length;
  if (written) await writeFile(target, compressed);
  return { written, made };
}

async function cachedForm(content: Buffer, form: Form, level: number, cache: string): Promise<{ compressed: Buffer; made: boolean }> {
  const kept = join(cache, `${createHash('sha256').update(content).digest('hex')}.${form}-${level}`);
  try {
    return { compressed: await readFile(kept), made: false };
  } catch {
    const compressed = await forms[form](content, level);
    // Write to a temporary name and rename it, so that an interrupted build leaves no incomplete file in the cache.
    const unfinished = `${kept}.${process.pid}`;
    await writeFile(unfinished, compressed);
    await rename(unfinished, kept);
    return { compressed, made: true };
  }
}
