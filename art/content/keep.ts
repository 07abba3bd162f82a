import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentFolder, readManifest, writeManifest } from '../manifest.ts';
import { drawnFrom } from '../sources.ts';
import { fileOf } from './file-of.ts';
import { render } from './render.ts';
import type { Wish } from './wish.ts';

/** The hash of the code that draws what says something of content/. */
export const contentDrawnFrom = (): string => drawnFrom('content/render.ts');

/** Keeps the finished file of each wish, so that no build draws it, and no others. Returns how many it drew. */
export async function keepForContent(wishes: readonly Wish[]): Promise<number> {
  const { families, ...manifest } = readManifest();
  const now = contentDrawnFrom();
  if (families.content?.drawnFrom !== now) rmSync(contentFolder, { recursive: true, force: true });
  mkdirSync(contentFolder, { recursive: true });
  const wanted = new Set(wishes.map((wish) => basename(fileOf(wish))));
  for (const name of readdirSync(contentFolder)) if (!wanted.has(name)) rmSync(`${contentFolder}/${name}`);
  const missing = wishes.filter((wish) => !existsSync(fileOf(wish)));
  for (const wish of missing) writeFileSync(fileOf(wish), await render(wish));
  writeManifest({ ...manifest, families: { ...families, content: { drawnFrom: now, pictures: {} } } });
  return missing.length;
}
