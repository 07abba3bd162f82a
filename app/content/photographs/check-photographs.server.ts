import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { contentRoot } from '#app/content/content-root.server.ts';
import { ifReadable } from '#app/content/faults.ts';
import { displayPath, locate } from '#app/content/yaml-file.server.ts';
import { type Photograph, photographReaders } from './photographs.server.ts';
import { leastPixels } from './piece-around.ts';

/**
 * Whether every photograph that the records name is there, can be read to its end and is large enough.
 * @returns one fault each, with file, line, field and what was expected.
 */
export async function checkPhotographs(root = contentRoot): Promise<string[]> {
  const named = photographReaders(root).flatMap((read) => ifReadable(read) ?? []);
  const faults = await Promise.all(named.map(faultOf));
  return faults.filter((fault) => fault !== undefined);
}

async function faultOf(photograph: Photograph): Promise<string | undefined> {
  const { use, file, record, field } = photograph;
  const fault = (expected: string, found: string) => `${locate(record, field)}: expected ${expected}, found ${found}`;
  // Listed rather than opened: a Mac finds garza.jpg where the file is Garza.JPG, the machine that builds does not.
  if (!existsExactly(file)) return fault(`a photograph at ${displayPath(file)}`, 'no such file');
  const size = await sizeOf(file);
  if (typeof size === 'string') return fault(`a photograph that can be read at ${displayPath(file)}`, size);
  const { short, width } = leastPixels[use];
  if (Math.min(size.width, size.height) >= short && size.width >= width) return undefined;
  const wide = width > short ? `${width} pixels wide and ` : '';
  return fault(`a photograph at least ${wide}${short} pixels on its short side`, `${size.width} × ${size.height} in ${displayPath(file)}`);
}

function existsExactly(file: string): boolean {
  try {
    return readdirSync(dirname(file)).some((name) => join(dirname(file), name) === file);
  } catch {
    return false;
  }
}

/** Width and height as the picture is seen, turned as the camera noted; or why it cannot be read. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | string> {
  try {
    const { autoOrient } = await sharp(file).metadata();
    // A copy that broke off half-way has its size in its first lines; only reading to the end shows it.
    await sharp(file).resize(16).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    return error instanceof Error ? error.message.trim().split('\n').join(' ') : String(error);
  }
}
