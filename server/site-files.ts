import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentTypeOf } from './header-list.ts';

/** A file visitors may fetch. */
export interface SiteFile {
  /** Below the built folder, with a leading slash. */
  readonly file: string;
  readonly type: string;
  /** Of the content, so that it survives a rebuild and agrees between servers. */
  readonly hash: string;
  readonly isPage: boolean;
}

/**
 * What the site answers, by decoded path: read once at the start, so that no path a visitor makes up ever reaches
 * the disk. A page stands at its address ("/team"), without "/index.html". A new build needs a restart.
 */
export async function readSiteFiles(root: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`);
  const found = new Map<string, SiteFile>();
  for (const file of paths) {
    const type = contentTypeOf(file);
    const isPage = file.endsWith('.html');
    // Loose .html files (404.html, the router's fallback) are for static hosts.
    if (!type || (isPage && !file.endsWith('/index.html'))) continue;
    const address = isPage ? file.slice(0, -'/index.html'.length) || '/' : file;
    const digest = createHash('sha256').update(await readFile(join(root, file)));
    found.set(address, { file, type, hash: digest.digest('base64url').slice(0, 22), isPage });
  }
  return found;
}
