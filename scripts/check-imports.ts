/**
 * Holds the direction of imports: a folder may import those before it, never those after it. What many share
 * stays free of what few need, and the server stays free of the pages it serves.
 */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';

/** From the ground up. The files directly in app/ (root, entries, routes.ts) stand with the routes. */
const layers = ['site', 'content', 'ui', 'features', 'metadata', 'layout', 'routes'];

const root = join(import.meta.dirname, '..');
const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function layerOf(path: string): number {
  const [, folder] = /^app\/([^/]+)\//.exec(path) ?? [];
  const place = layers.indexOf(folder ?? '');
  return place === -1 ? layers.length - 1 : place;
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#app/')) return `app/${specifier.slice('#app/'.length)}`;
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : undefined;
}

function fault(file: string, target: string): string | undefined {
  if (file.startsWith('server/')) {
    if (target.startsWith('server/') || target.startsWith('app/site/')) return undefined;
    return `${file} imports ${target}: the server may import only app/site, so that it starts without the pages' code`;
  }
  if (!file.startsWith('app/') || !target.startsWith('app/') || layerOf(target) <= layerOf(file)) return undefined;
  return `${file} imports ${target}: ${layers[layerOf(file)]} comes before ${layers[layerOf(target)]} (${layers.join(' → ')}). Move what is shared down, or pass it in as a property.`;
}

const faults: string[] = [];
for await (const path of glob('{app,server}/**/*.{ts,tsx}', { cwd: root })) {
  // Inline scripts stand alone in the page; tests may look at anything.
  if (path.includes('.test.') || path.startsWith('app/inline/')) continue;
  const file = relative('.', path);
  const text = await readFile(join(root, path), 'utf8');
  for (const [, specifier = ''] of text.matchAll(importPattern)) {
    const target = targetOf(file, specifier);
    const found = target && fault(file, target);
    if (found) faults.push(found);
  }
}

for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;
else console.log('All imports run the right way.');
