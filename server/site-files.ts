import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentTypeOf } from './header-list.ts';
import { isNotFoundPage } from './not-found-pages.ts';

/** What the build leaves beside a file, by content-encoding, the best first. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof endings;

/** One form of a file, whole in memory. */
interface Form {
  readonly body: Buffer;
  /** Strong: a hash of the bytes, so that it survives a rebuild and agrees between servers. */
  readonly etag: string;
}

/** A file visitors may fetch. */
export interface SiteFile {
  /** Below the built folder, with a leading slash. */
  readonly file: string;
  readonly type: string;
  readonly isPage: boolean;
  /** In bytes, not compressed. */
  readonly size: number;
  /** What is kept in memory; every other form is read from the disk when it is asked for. */
  readonly forms: Readonly<Partial<Record<Encoding, Form>>>;
}

/**
 * What the site answers, by decoded path: listed once at the start, so that no path a visitor makes up ever reaches
 * the disk. A page stands at its address ("/team"), without "/index.html". A new build needs a restart.
 * Kept in memory are the compressed forms, which most visitors are sent, and the not-found pages, which must not be
 * lost with the disk. Rejects when `root` cannot be read.
 */
export async function readSiteFiles(root: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`);
  const present = new Set(paths);
  const found = new Map<string, SiteFile>();
  for (const file of paths) {
    const type = contentTypeOf(file);
    const isPage = file.endsWith('.html');
    // Loose .html files (404.html, the router's fallback) are for static hosts.
    if (!type || (isPage && !file.endsWith('/index.html'))) continue;
    const address = isPage ? file.slice(0, -'/index.html'.length) || '/' : file;
    const kept = (Object.keys(endings) as Encoding[]).filter((encoding) =>
      encoding === 'identity' ? isNotFoundPage(address) : present.has(file + endings[encoding]),
    );
    const forms = await Promise.all(kept.map(async (encoding) => [encoding, await readForm(join(root, file + endings[encoding]))]));
    const { size } = await stat(join(root, file));
    found.set(address, { file, type, isPage, size, forms: Object.fromEntries(forms) });
  }
  return found;
}

async function readForm(path: string): Promise<Form> {
  const body = await readFile(path);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
