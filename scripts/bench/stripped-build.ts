import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A page without its scripts. Structured data stays: it is text for search engines and runs nothing. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
    attributes.includes('application/ld+json') ? whole : '',
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

/**
 * Writes a second build folder in which the pages of `paths` carry no scripts and everything else is the same
 * file. Served by the same server, it answers with the same headers.
 */
export async function writeStrippedBuild(build: string, target: string, paths: readonly string[]): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const stripped = new Set(paths.map((path) => join('client', pageFile(path))));
  const isOfStripped = (file: string) => stripped.has(file.replace(/\.(br|gz)$/, ''));
  for (const name of ['csp.json', 'legacy-names.json']) await place(join(build, name), join(target, name));
  for (const entry of await readdir(join(build, 'client'), { recursive: true, withFileTypes: true })) {
    const file = relative(build, join(entry.parentPath, entry.name));
    if (entry.isFile() && !isOfStripped(file)) await place(join(build, file), join(target, file));
  }
  for (const file of stripped) {
    const html = withoutScripts(await readFile(join(build, file), 'utf8'));
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), html);
    await writeFile(join(target, `${file}.br`), brotliCompressSync(html));
  }
}
