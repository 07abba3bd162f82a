/** The list of routes that React Router writes beside the scripts, as the build reads and rewrites it. */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Module {
  readonly module: string;
  readonly imports: readonly string[];
}

export interface RouterManifest {
  /** Its own address. */
  readonly url: string;
  readonly entry: Module;
  readonly routes: Readonly<Record<string, Module>>;
}

/** `address` as pages name it; `client` the folder of the built site. Throws when the file is not there or not as expected. */
export async function routerManifest(client: string, address: string): Promise<RouterManifest> {
  const text = await readFile(join(client, address), 'utf8');
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''));
}

/** Puts `manifest` in the place of the one it was made from, under a name that changes with it. Returns it with its new address. */
export async function replaceManifest(client: string, manifest: RouterManifest): Promise<RouterManifest> {
  const hash = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
  const replaced = { ...manifest, url: `/assets/manifest-${hash}.js` };
  await writeFile(join(client, replaced.url), `window.__reactRouterManifest=${JSON.stringify(replaced)};`);
  await rm(join(client, manifest.url));
  return replaced;
}

/** Every script React wakes with on a page made of the routes of these ids, each once. */
export function scriptsOf({ entry, routes }: RouterManifest, ids: readonly string[]): readonly string[] {
  const parts = [entry, ...ids.flatMap((id) => routes[id] ?? [])];
  return [...new Set(parts.flatMap(({ module, imports }) => [module, ...imports]))];
}
