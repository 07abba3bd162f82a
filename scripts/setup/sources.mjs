import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the built site is made from. */
const folders = ['app', 'art', 'content', 'scripts/build'];
const files = ['server/header-list.ts', 'package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
const settings = ['SITE_ORIGIN', 'API_ORIGIN', 'NETLIFY'];

/** Where the build leaves the hash of what it was made from. */
export const stamp = 'build/.made-from';

export function sourceHash() {
  const hash = createHash('sha256').update(JSON.stringify(settings.map((name) => process.env[name])));
  const inFolders = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)));
  for (const path of [...files, ...inFolders.toSorted()]) if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
