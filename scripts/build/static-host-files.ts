/**
 * Writes the files that make a static host answer as our server does: `_headers` and `_redirects` (in the format of Netlify and Cloudflare)
 * and the not-found pages where such hosts look for them. docs/deploy.md says how to use them.
 */

import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { physicians } from '#app/content/content.server.ts';
import { furtherNames } from '#app/site/further-names.ts';
import { languages } from '#app/site/language.ts';
import { type PageId, type PhysicianId, physicianPages } from '#app/site/pages.ts';
import { addresses, pathOf } from '#app/site/paths.ts';
import { plainText, plainWords } from '#app/site/plain-text.ts';
import { type LegacyNames, redirectFor } from '#app/site/redirects.ts';
import {
  cacheControlFor,
  contentTypeOf,
  folderCaching,
  type InlineHashes,
  pageHeaders,
  securityHeaders,
  speculationRulesPath,
} from '../../server/header-list.ts';

/** The content of `_headers`. `rootFiles` are the names of the files in the site's root folder. */
export function headersFile(hashes: InlineHashes, rootFiles: readonly string[]): string {
  // If two matching rules set the same header, hosts join the values, so the rule for all paths must not set Cache-Control.
  const rules: [pattern: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', { ...securityHeaders(hashes, true), ...pageHeaders }],
    ...folderCaching.map(({ folder, value }) => [`${folder}*`, { 'Cache-Control': value }] as [string, Record<string, string>]),
    ...rootFiles
      .map((name) => `/${name}`)
      .filter((path) => cacheControlFor(path) !== 'no-cache')
      .map((path) => [path, { 'Cache-Control': cacheControlFor(path) }] as [string, Record<string, string>]),
    ['/*.data', { 'Content-Type': contentTypeOf('/_.data') ?? '' }],
    [speculationRulesPath, { 'Content-Type': contentTypeOf(speculationRulesPath) ?? '' }],
  ];
  return rules
    .map(
      ([pattern, headers]) =>
        `${pattern}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

const asPath = (name: string) => plainWords(name).join('-');

/** The common ways to write a physician's name in an address, listed because a static host cannot compare names as our server does. */
function spellings(slug: string): string[] {
  const [first = '', ...rest] = slug.split('-');
  const last = rest.join('-');
  const orders = [[last], [first, last], [last, first]];
  const words = orders.flatMap((order) =>
    ['', 'dr', 'doctor'].flatMap((before) => ['', 'md'].map((after) => [before, ...order, after].filter(Boolean))),
  );
  return words.flatMap((parts) => ['-', '_', ''].map((separator) => parts.join(separator)));
}

/** Redirects as `[from, to]`: exact paths first, then patterns ending in `*`, in the order that Cloudflare requires. */
export function listedRedirects(formerly: readonly LegacyNames[] = []): [from: string, to: string][] {
  const former = formerly.flatMap(({ legacyNames }) => legacyNames.map(asPath));
  const names = [...physicianPages.flatMap(({ slug }) => spellings(slug)), ...former];
  const prefixes = ['', '/es'];
  const listed = prefixes.flatMap((prefix) =>
    ['/doctors', '/doctor', ...names.map((name) => `/doctor/${name}`)].map((path) => prefix + path),
  );
  // With accents, percent-encoded as browsers send them, and without, as many people type.
  const further = furtherNames.flatMap(([from]) => [encodeURI(from), encodeURI(plainText(from))]);
  const others = prefixes.flatMap((prefix) => [`${prefix}/doctor/*`, `${prefix}/doctors/*`]);
  return [...new Set([...listed, ...further, ...others])].flatMap((from) => {
    const to = redirectFor(from.replace('*', ''), formerly);
    return to ? [[from, to] as [string, string]] : [];
  });
}

/** Pairs of a folder and the not-found page for unknown paths in it, the deepest folders first. */
export function notFoundFolders(): [folder: string, page: string][] {
  const profiles = new Map(
    addresses
      .filter(({ page }) => page.module === 'physician')
      .map(({ path, language }) => [dirname(path), pathOf('not-found-physicians', language)]),
  );
  const rest = languages.map((language) => [pathOf('home', language), pathOf('not-found' satisfies PageId, language)] as [string, string]);
  return [...profiles, ...rest].sort(([a], [b]) => b.length - a.length);
}

const inFolder = (folder: string, name: string) => `${folder === '/' ? '' : folder}/${name}`;

/**
 * The content of `_redirects`. Netlify needs a rule for every folder with a not-found page of its own; Cloudflare finds these pages by
 * itself and rejects the whole file if it contains such a rule.
 */
export function redirectsFile(forNetlify: boolean, formerly: readonly LegacyNames[] = []): string {
  const moved = listedRedirects(formerly).map(([from, to]) => `${from} ${to} 301\n`);
  const missing = notFoundFolders().map(([folder]) => `${inFolder(folder, '*')} ${inFolder(folder, '404.html')} 404\n`);
  return [...moved, ...(forNetlify ? missing : [])].join('');
}

function formerNames(): LegacyNames[] {
  return physicians().map(({ id, legacyNames }) => ({ id: id as PhysicianId, legacyNames }));
}

/**
 * Writes all of these files into the folder of the built pages, and the former names for our own server beside that folder. The hashes are
 * read from csp.json, also beside it. On Netlify the environment variable NETLIFY is set to "true".
 */
export async function writeStaticHostFiles(
  folder: string,
  legacyNames = formerNames(),
  forNetlify = process.env.NETLIFY === 'true',
): Promise<void> {
  const hashes: InlineHashes = JSON.parse(await readFile(join(folder, '../csp.json'), 'utf8'));
  await writeFile(join(folder, '../legacy-names.json'), `${JSON.stringify(legacyNames)}\n`);
  const entries = await readdir(folder, { withFileTypes: true });
  const rootFiles = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  await writeFile(join(folder, '_headers'), headersFile(hashes, rootFiles.sort()));
  await writeFile(join(folder, '_redirects'), redirectsFile(forNetlify, legacyNames));
  for (const [target, page] of notFoundFolders()) {
    await mkdir(join(folder, target), { recursive: true });
    await copyFile(join(folder, page, 'index.html'), join(folder, target, '404.html'));
  }
}
