import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { InlineHashes } from '../../server/header-list.ts';

/** The style in a page, as scripts/build/finish-html.ts writes it. */
export const inlinedStyle = /(<style data-inline="style"[^>]*>)([\s\S]*?)<\/style>/;

/**
 * The least that a page with this text and look must cost: no script, web font, preload or icon. Structured data
 * stays: it is text for search engines and runs nothing.
 */
export function limitOf(html: string): string {
  return (
    html
      .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
        attributes.includes('application/ld+json') ? whole : '',
      )
      // The first picture of home waits for a script to choose the month's: here it shows, and is asked for as it is found.
      .replace(
        /( data-months="[^"]*")(?! data-current)([\s\S]*?<img [^>]*?)loading="lazy"/,
        '$1 data-current="true"$2loading="eager" fetchpriority="high"',
      )
      .replace(/<link rel="(?:preload|icon|apple-touch-icon|manifest)"[^>]*>/g, '')
      .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
  );
}

/** The file of a page below the built folder. The server answers the not-found pages from theirs, too. */
export function pageFile(path: string): string {
  return join(path.slice(1), 'index.html');
}

async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  // A link takes no time and no room; across file systems only a copy will do.
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The security policy of the build, which names styles by their content, for the styles of these pages. */
async function writePolicy(build: string, target: string, pages: readonly string[]): Promise<void> {
  const policy: InlineHashes = JSON.parse(await readFile(join(build, 'csp.json'), 'utf8'));
  const styles = new Set(pages.map((html) => hashOf(inlinedStyle.exec(html)?.[2] ?? '')));
  await writeFile(join(target, 'csp.json'), JSON.stringify({ ...policy, styles: [...styles] }));
}

/**
 * Writes a second build folder in which the pages of `paths` are their own limit and everything else is the same
 * file. Served by the same server, it answers with the same headers.
 */
export async function writeLimitBuild(build: string, target: string, paths: readonly string[]): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const changed = new Set(paths.map((path) => join('client', pageFile(path))));
  const isChanged = (file: string) => changed.has(file.replace(/\.(br|gz)$/, ''));
  for (const name of ['legacy-names.json', 'requests.json']) await place(join(build, name), join(target, name));
  for (const entry of await readdir(join(build, 'client'), { recursive: true, withFileTypes: true })) {
    const file = relative(build, join(entry.parentPath, entry.name));
    if (entry.isFile() && !isChanged(file)) await place(join(build, file), join(target, file));
  }
  const pages = await Promise.all([...changed].map(async (file) => limitOf(await readFile(join(build, file), 'utf8'))));
  for (const [index, file] of [...changed].entries()) {
    const html = pages[index] ?? '';
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), html);
    await writeFile(join(target, `${file}.br`), brotliCompressSync(html));
  }
  await writePolicy(build, target, pages);
}
