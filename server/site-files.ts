import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type KeptForms, readForms } from './compressed-forms.ts';
import { contentTypeOf } from './header-list.ts';

/** A file visitors may fetch. */
export interface SiteFile {
  /** Below the built folder, with a leading slash. */
  readonly file: string;
  readonly type: string;
  /** Of the content, so that it survives a rebuild and agrees between servers. */
  readonly hash: string;
  readonly isPage: boolean;
  /** Its compressed forms, as far as they are kept in memory; the others are read from the disk when asked for. */
  readonly forms: KeptForms;
}

/** Most that all compressed forms together may hold in memory, in bytes: six times today's site. */
const mostKept = 64 * 1024 * 1024;

/**
 * What the site answers, by decoded path: read once at the start, so that no path a visitor makes up ever reaches
 * the disk. A page stands at its address ("/team"), without "/index.html". A new build needs a restart.
 */
export async function readSiteFiles(root: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`);
  const present = new Set(paths);
  const found = new Map<string, SiteFile>();
  let room = mostKept;
  for (const file of paths) {
    const type = contentTypeOf(file);
    const isPage = file.endsWith('.html');
    // Loose .html files (404.html, the router's fallback) are for static hosts.
    if (!type || (isPage && !file.endsWith('/index.html'))) continue;
    const address = isPage ? file.slice(0, -'/index.html'.length) || '/' : file;
    const content = await readFile(join(root, file));
    const forms = present.has(`${file}.br`) || present.has(`${file}.gz`) ? await readForms(join(root, file), content, room) : {};
    for (const form of Object.values(forms)) room -= form.length;
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    found.set(address, { file, type, hash, isPage, forms });
  }
  return found;
}
