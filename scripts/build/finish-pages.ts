import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { slides } from '#app/content/content.server.ts';
import { apiOrigin } from '#app/content/request-settings.server.ts';
import type { InlineHashes } from '../../server/header-list.ts';
import { type ClientModules, clientModulesFile } from './client-modules.ts';
import { finishedPage } from './finish-html.ts';
import { inlineScripts } from './inline-scripts.ts';
import { inLanguages } from './language-routes.ts';
import { writeNowScripts } from './now-script.ts';
import { classesOfPage } from './page-classes.ts';
import { pageStyles } from './page-styles.ts';
import { type RouterManifest, replaceManifest, routerManifest } from './router-manifest.ts';
import { routerStart } from './router-start.ts';
import { builtShortNames, type ShortNames } from './short-classes.ts';
import { wakingData } from './waking-data.ts';
import { builtFaces } from './web-fonts.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function stylesheet(client: string): Promise<string> {
  const sheets = (await Array.fromAsync(glob(`${client}/assets/*.css`))).filter((file) => !basename(file).startsWith('web-fonts-'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(`Expected one stylesheet for all pages, found ${sheets.length}: import styles in app/frame/all-styles.ts only`);
  return (await readFile(sheet, 'utf8')).trim();
}

/** The prerendered pages, address and HTML, always in the same order: which kinds share a style must not hang on the file system. */
async function readPages(client: string): Promise<ReadonlyMap<string, string>> {
  const files = (await Array.fromAsync(glob(`${client}/**/index.html`))).sort();
  return new Map(
    await Promise.all(files.map(async (file) => [join('/', relative(client, dirname(file))), await readFile(file, 'utf8')] as const)),
  );
}

/** Of each month, January first, the picture in home's opening. */
function monthPictures(): readonly string[] {
  const pictures = slides();
  return Array.from({ length: 12 }, (_, place) => (pictures.find(({ months }) => months.includes(place + 1)) ?? pictures[0])?.id ?? '');
}

/** Throws where a class kept its long name, which no style knows any more: its text was put together in a way the build cannot read. */
function mustBeShort(html: string, names: ShortNames): void {
  const [long] = [...classesOfPage(html)].filter((name) => names.has(name));
  if (long) throw new Error(`class "${long}" has not got its short name: write it as one word of a text (scripts/build/short-classes.ts)`);
}

/** The list of routes that all pages name, each page in its language. */
async function routesInLanguages(client: string, pages: ReadonlyMap<string, string>, modules: ClientModules): Promise<RouterManifest> {
  const [named, ...others] = new Set([...pages.values()].map((html) => routerStart(html).manifest));
  if (!named || others.length > 0) throw new Error('Expected one list of routes for all pages');
  return replaceManifest(client, inLanguages(await routerManifest(client, named), modules));
}

/** Fills in every page and records, beside the folder `client`, the hashes that the content security policy names. */
export async function finishPages(client: string): Promise<void> {
  const [nowFiles, webFonts, pages] = await Promise.all([writeNowScripts(client), builtFaces(client), readPages(client)]);
  const scripts = await inlineScripts({ nowFiles, webFonts, monthPictures: monthPictures() });
  const modules: ClientModules = JSON.parse(await readFile(clientModulesFile, 'utf8'));
  const styles = pageStyles(await stylesheet(client), pages, modules, Object.values(scripts));
  const names = await builtShortNames();
  const routes = await routesInLanguages(client, pages, modules);
  for (const [path, html] of pages) {
    try {
      mustBeShort(html, names);
      const data = await wakingData(routerStart(html), routes);
      const served = finishedPage(html, { scripts, style: styles.of(path), data: data.url });
      await writeFile(join(client, path, 'index.html'), served);
      await writeFile(join(client, data.url), data.text);
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const csp: InlineHashes = { scripts: Object.values(scripts).map(sha256), styles: styles.all.map(sha256), apiOrigin: apiOrigin() };
  await writeFile(join(client, '../csp.json'), `${JSON.stringify(csp, null, 2)}\n`);
}
