import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files, folders and environment variables that the built site depends on. */
const folders = ['app', 'art', 'content', 'scripts/build', 'training'];
const files = ['server/header-list.ts', 'package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
const settings = ['SITE_ORIGIN', 'API_ORIGIN', 'NETLIFY'];

/** The file in which the build stores the hash of its sources. */
export const stamp = 'build/.made-from';

/** A hash of everything the built site depends on. */
export function sourceHash() {
  const hash = createHash('sha256').update(JSON.stringify(settings.map((name) => process.env[name])));
  const inFolders = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)));
  for (const path of [...files, ...inFolders.toSorted()]) if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
