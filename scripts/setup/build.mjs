import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Everything the built site is made from. */
const folders = ['app', 'art', 'content', 'scripts/build'];
const files = ['server/header-list.ts', 'package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
const settings = ['SITE_ORIGIN', 'API_ORIGIN', 'NETLIFY'];

/** Where the hash of what was built from is kept. */
export const stamp = 'build/.made-from';

export function sourceHash() {
  const hash = createHash('sha256').update(JSON.stringify(settings.map((name) => process.env[name])));
  const inFolders = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)));
  for (const path of [...files, ...inFolders.toSorted()]) if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** Builds the site into build/client, unless it was built from exactly these sources. */
export async function ensureBuild() {
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the site …');
  await run('node', 'scripts/build/site.ts');
  writeFileSync(stamp, wanted);
}
