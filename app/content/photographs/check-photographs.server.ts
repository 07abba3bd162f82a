import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { contentRoot } from '#app/content/content-root.server.ts';
import { ifReadable } from '#app/content/faults.ts';
import { displayPath, locate } from '#app/content/yaml-file.server.ts';
import { type Photograph, photographReaders } from './photographs.server.ts';
import { leastPixels } from './piece-around.ts';

/**
 * Checks that every photograph that a record names exists, can be read to its end and is large enough.
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
  // Compared with the listed names: a Mac opens Garza.JPG as garza.jpg, the build machine does not.
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

/** Reads width and height as displayed, turned as the camera noted; or returns the read error. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | string> {
  try {
    const { autoOrient } = await sharp(file).metadata();
    // An incomplete copy has its size in its first lines; only reading to the end shows the fault.
    await sharp(file).resize(16).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    return error instanceof Error ? error.message.trim().split('\n').join(' ') : String(error);
  }
}
