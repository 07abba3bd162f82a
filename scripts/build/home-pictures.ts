/** Writes the drawings of pages that are no articles as SVG: the home page's doors, the four steps of the first visit, the things of the fun facts, and what the recipes bake. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { doorNames, doorSvg } from '../../art/doors/doors.ts';
import { factNames, factSvg } from '../../art/facts/facts.ts';
import { visitNames, visitSvg } from '../../art/first-visit/first-visit.ts';
import { muffinSvg } from '../../art/recipes/muffin.ts';

/** Every drawing by its path relative to the site's root, as the pages use it. */
export function homePictures(): ReadonlyMap<string, string> {
  return new Map([
    ...doorNames.map((name) => [`art/doors/${name}.svg`, doorSvg(name)] as const),
    ...factNames.map((name) => [`art/facts/${name}.svg`, factSvg(name)] as const),
    ...visitNames.map((name) => [`art/first-visit/${name}.svg`, visitSvg(name)] as const),
    ['art/recipes/muffin.svg', muffinSvg()] as const,
  ]);
}

/** Writes all of them below `output`, the built site's root. */
export async function writeHomePictures(output: string): Promise<void> {
  for (const [path, svg] of homePictures()) {
    const target = join(output, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, svg);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeHomePictures(resolve(process.argv[2] ?? 'build/client'));
