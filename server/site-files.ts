import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentTypeOf } from './header-list.ts';
import { isNotFoundPage } from './not-found-pages.ts';

/** The endings of the compressed files that the build writes, by content-encoding, best first. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof endings;

/** One encoding of a file, in memory. */
interface Form {
  readonly body: Buffer;
  /** Like `SiteFile.etag`. */
  readonly etag: string;
}

export interface SiteFile {
  /** Its path in the built folder, with a leading slash. */
  readonly file: string;
  readonly type: string;
  readonly isPage: boolean;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** A strong ETag of the uncompressed file: by a hash of the bytes, so that it survives a rebuild and is the same on all servers. */
  readonly etag: string;
  /** The encodings kept in memory; others are read from the disk on request. */
  readonly forms: Readonly<Partial<Record<Encoding, Form>>>;
}

/**
 * Lists the files that the site serves, by decoded path. They are listed once at the start, so that no made-up path ever reaches the disk;
 * a new build needs a restart. The path of a page is its address ("/team"), without "/index.html". Kept in memory are the compressed
 * files, which most visitors get, and the not-found pages, which must be available even if the disk fails. Rejects if `root` cannot be
 * read.
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
    // The router's fallback has no address.
    if (!type || (isPage && !file.endsWith('/index.html'))) continue;
    const address = isPage ? file.slice(0, -'/index.html'.length) || '/' : file;
    const kept = (Object.keys(endings) as Encoding[]).filter((encoding) =>
      encoding === 'identity' ? isNotFoundPage(address) : present.has(file + endings[encoding]),
    );
    const forms = await Promise.all(
      kept.map(async (encoding) => [encoding, await readForm(join(root, file + endings[encoding]))] as const),
    );
    const { size } = await stat(join(root, file));
    const [best] = forms.map(([, form]) => form);
    // A compressed file's tag also identifies its original, which then needn't be read.
    const etag = best ? best.etag.replace(/"$/, '-plain"') : tagOf(await readFile(join(root, file)));
    found.set(address, { file, type, isPage, size, etag, forms: Object.fromEntries(forms) });
  }
  return found;
}

async function readForm(path: string): Promise<Form> {
  const body = await readFile(path);
  return { body, etag: tagOf(body) };
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
