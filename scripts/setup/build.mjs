import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode } from './node.mjs';
import { run } from './run.mjs';

/** Everything the built site is made from. */
const sources = [
  'app',
  'art',
  'content',
  'scripts/build',
  'server/header-list.ts',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
export const buildStamp = 'build/.made-from';

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

/** A hash of everything the built site is made from. */
export function sourceHash() {
  const hash = createHash('sha256').update(`${process.env.SITE_ORIGIN} ${process.env.API_ORIGIN} ${process.env.NETLIFY}`);
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the site into build/client, unless it was built from exactly these sources. */
export async function ensureBuild() {
  const wanted = sourceHash();
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return;
  console.log('Building the site …');
  await run(projectNode(), ['scripts/build/site.ts']);
  writeFileSync(buildStamp, wanted);
}
