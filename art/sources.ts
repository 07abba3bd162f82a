/** Hashes of the drawing code, by which a finished file is known to be what that code draws. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = import.meta.dirname;
const imported = /^(?:import|export)\b[^'";]*?from '(\.[^']+)';/gm;

/** A module of art/ and all modules that it imports, directly or through others, without those that it takes only types from. */
function modulesOf(entry: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [statement, target = ''] of readFileSync(entry, 'utf8').matchAll(imported)) {
    if (!/^(?:import|export) type\b/.test(statement)) modulesOf(resolve(dirname(entry), target), found);
  }
  return found;
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name));

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${relative(root, file).replaceAll('\\', '/')}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The hash of what a module draws with: its code, all that it imports, and the files of `folder`. */
export function drawnFrom(module: string, folder?: string): string {
  return hashOf([...modulesOf(join(root, module)), ...(folder ? filesIn(folder) : [])]);
}

/** The hash of all code and all icons of the workspace, tests among them. */
export function workspaceHash(): string {
  return hashOf(filesIn('.').filter((file) => /\.(?:ts|svg|json)$/.test(file) && !/^(?:drawn|node_modules)\b/.test(relative(root, file))));
}
