import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files, folders and environment variables that the built site depends on. */
const folders = ['app', 'art', 'scripts/build', 'training'];
const files = ['server/header-list.ts', 'package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
const settings = ['SITE_ORIGIN', 'API_ORIGIN', 'COMPRESSION'];

/** The file in which the build stores the hash of its sources. */
export const stamp = 'build/.made-from';

/** Returns the paths of everything in a folder, sorted. */
export const namesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .toSorted();

/** Hashes everything the built site depends on. Where the content is (CONTENT_ROOT) makes no difference, only what is in it. */
export function sourceHash(environment = process.env) {
  const content = environment.CONTENT_ROOT ?? 'content';
  const hash = createHash('sha256').update(JSON.stringify(settings.map((name) => environment[name])));
  const hashFile = (name, path = name) => statSync(path).isFile() && hash.update(name).update(readFileSync(path));
  for (const name of [...files, ...folders.flatMap(namesIn)]) hashFile(name);
  for (const name of namesIn(content)) hashFile(join('content', relative(content, name)), name);
  return hash.digest('hex');
}
