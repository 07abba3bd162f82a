/** Which built files the service worker keeps on the visitor's device: the pages the table names, and all they run on. */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { addresses } from '#app/site/paths.ts';

export interface KeptFile {
  readonly url: string;
  /** Hash of the content; null where the name already changes with it. */
  readonly revision: string | null;
}

/** What hydration of a page runs on, as scripts/build/defer-hydration.ts notes it in the page. */
async function scriptsOf(page: string, client: string): Promise<string[]> {
  const html = await readFile(join(client, page, 'index.html'), 'utf8');
  const [, start, modules] = /data-start="([^"]+)" data-modules="([^"]+)"/.exec(html) ?? [];
  if (!start || !modules) throw new Error(`${page} names no scripts: the build must finish the pages before it lists what to keep`);
  return [start, ...modules.split(' ')];
}

/** Scripts that a script names, to be fetched with it or later: the assistant and the index behind it come when somebody asks. */
const named = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Scripts with all they name, and all that these name. */
async function withNamed(scripts: readonly string[], client: string): Promise<string[]> {
  const all = new Set(scripts);
  for (const script of all) {
    const code = await readFile(join(client, script), 'utf8');
    for (const [, name] of code.matchAll(named)) all.add(`/assets/${name}`);
  }
  return [...all];
}

/** Every file to keep, each once; drawings aside, which the worker keeps with the pages. Throws when one of them was not built. */
export async function keptFiles(client: string): Promise<KeptFile[]> {
  const pages = addresses.filter(({ page, canonical }) => canonical && page.offline).map(({ path }) => path);
  const scripts = (await Promise.all(pages.map((page) => scriptsOf(page, client)))).flat();
  // The stylesheet is for going on from one kept page to another of a different kind; the scripts tell of now.
  const shared = (await Array.fromAsync(glob(`${client}/assets/{*.woff2,*.css,live-*.js}`))).map((file) => `/${relative(client, file)}`);
  const lasting = new Set([...(await withNamed(scripts, client)), ...shared]);
  const changing = [...pages, ...pages.map((page) => `${page}.data`)];
  return [
    ...(await Promise.all(
      changing.map(async (url) => ({ url, revision: await hashOf(join(client, pages.includes(url) ? `${url}/index.html` : url)) })),
    )),
    ...[...lasting].sort().map((url) => ({ url, revision: null })),
  ];
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 20);
}
