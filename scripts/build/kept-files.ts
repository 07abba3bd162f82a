/** Which built files the service worker keeps on the visitor's device: the pages the table names, and all they run on. */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { WakingData } from '#app/site/opened-page.ts';
import { addresses } from '#app/site/paths.ts';

export interface KeptFile {
  readonly url: string;
  /** Hash of the content; null where the name already changes with it. */
  readonly revision: string | null;
}

/** What a page wakes with, by its own start block: its data, the list of routes and scripts. */
async function startOf(page: string, client: string): Promise<{ data: string; scripts: readonly string[] }> {
  const html = await readFile(join(client, page, 'index.html'), 'utf8');
  const block = /data-start>(.*?)<\/script>/s.exec(html)?.[1];
  if (!block) throw new Error(`${page} has no start block: the build must finish the pages before it lists what to keep`);
  const data: string = JSON.parse(block);
  const { manifest, scripts }: WakingData = JSON.parse(await readFile(join(client, data), 'utf8'));
  return { data, scripts: [manifest, ...scripts] };
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
  const starts = await Promise.all(pages.map((page) => startOf(page, client)));
  const scripts = starts.flatMap((start) => start.scripts);
  // The stylesheet is for going on from one kept page to another of a different kind; the scripts tell of now.
  const shared = (await Array.fromAsync(glob(`${client}/assets/{*.woff2,*.css,now-*.js}`))).map((file) => `/${relative(client, file)}`);
  const lasting = new Set([...(await withNamed(scripts, client)), ...starts.map(({ data }) => data), ...shared]);
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
