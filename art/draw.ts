/** npm run draw: draws each family whose code has changed since it was drawn last, into drawn/. With --all, every family. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { families, familyDrawnFrom } from './families.ts';
import type { Drawing } from './family.ts';
import { type DrawnPicture, publicFolder, readManifest, writeManifest } from './manifest.ts';
import { writeMoving } from './moving-file.ts';

type Pictures = Record<string, DrawnPicture>;

/** Writes a finished file and says its width and height, unless they are known. */
async function write(path: string, bytes: Uint8Array | string, size?: readonly [number, number]): Promise<readonly [number, number]> {
  const file = join(publicFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (size) return size;
  const { width, height } = await sharp(Buffer.from(bytes), { unlimited: true }).metadata();
  return [width, height];
}

/** Draws a family, three drawings at a time, so that one is drawn while another is encoded. */
async function draw(drawings: readonly Drawing[]): Promise<Pictures> {
  const drawn = new Map<Drawing, Record<string, readonly [number, number]>>();
  const queue = [...drawings];
  const worker = async (): Promise<void> => {
    for (let drawing = queue.shift(); drawing; drawing = queue.shift()) {
      const files: Record<string, readonly [number, number]> = {};
      for (const [path, bytes] of await drawing.draw()) files[path] = await write(path, bytes, drawing.symbol);
      drawn.set(drawing, files);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  const pictures: Pictures = {};
  for (const drawing of drawings) {
    const { id, type, theme } = drawing;
    const before = pictures[id] ?? { ...(type && { type }), themes: [], files: {} };
    pictures[id] = { ...before, themes: [...before.themes, ...(theme ? [theme] : [])], files: { ...before.files, ...drawn.get(drawing) } };
  }
  return pictures;
}

sharp.concurrency(1);
const all = process.argv.includes('--all');
for (const [name, family] of Object.entries(families)) {
  const before = readManifest().families[name];
  const now = familyDrawnFrom(name);
  if (!all && before?.drawnFrom === now) continue;
  const started = performance.now();
  for (const path of Object.values(before?.pictures ?? {}).flatMap(({ files }) => Object.keys(files))) {
    await rm(join(publicFolder, path), { force: true });
  }
  const pictures = await draw(family.drawings());
  const manifest = readManifest();
  writeManifest({ ...manifest, families: { ...manifest.families, [name]: { drawnFrom: now, pictures } } });
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
await writeMoving();
