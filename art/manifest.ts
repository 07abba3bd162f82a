/** Reads and writes drawn/manifest.json: which finished files there are, and what they were drawn from. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureType, Theme } from './drawn.ts';

/** One picture: its kind where it is an article's, its themes, and each file with its width and height in pixels. */
export interface DrawnPicture {
  readonly type?: PictureType;
  readonly themes: readonly Theme[];
  readonly files: Readonly<Record<string, readonly [width: number, height: number]>>;
}

interface DrawnFamily {
  /** The hash of the code that drew it (sources.ts). */
  readonly drawnFrom: string;
  readonly pictures: Readonly<Record<string, DrawnPicture>>;
}

export interface Manifest {
  /** The hash of the workspace whose types, lint and tests passed last. */
  readonly checked: string;
  readonly families: Readonly<Record<string, DrawnFamily>>;
}

const drawn = join(import.meta.dirname, 'drawn');
/** The finished files, by their paths relative to the site's root. */
export const publicFolder = join(drawn, 'public');
/** The finished files that say something of content/, by the hash of what they say. */
export const contentFolder = join(drawn, 'content');
const file = join(drawn, 'manifest.json');

/** Read again at each call: drawing writes it. */
export const readManifest = (): Manifest => JSON.parse(readFileSync(file, 'utf8'));

export function writeManifest(manifest: Manifest): void {
  const text = JSON.stringify(manifest, null, 1).replace(/\[\s+([^[\]]*?)\s+\]/g, (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`);
  writeFileSync(file, `${text}\n`);
}

/** Every picture of every family, by its id. */
export const drawnPictures = (): Readonly<Record<string, DrawnPicture>> =>
  Object.assign({}, ...Object.values(readManifest().families).map(({ pictures }) => pictures));
