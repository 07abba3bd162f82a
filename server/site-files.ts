import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentTypeOf } from './header-list.ts';

/** The endings of the compressed files that the build writes, by content-encoding, best first. */
export const endings = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof endings;

export interface SiteFile {
  /** Its path in the built folder, with a leading slash. */
  readonly file: string;
  readonly type: string;
  readonly isPage: boolean;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** Strong ETags of the encodings that the build has written: by a hash of the bytes, so that they survive a rebuild and are the same on all servers. */
  readonly tags: Readonly<Partial<Record<Encoding, string>>>;
}

/**
 * Lists the files that the site serves, by decoded path. They are listed once at the start, so that no made-up path ever reaches the disk;
 * a new build needs a restart. The path of a page is its address ("/team"), without "/index.html". Rejects if `root` cannot be
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
    // The router's fallback is no address.
    if (!type || (isPage && !file.endsWith('/index.html'))) continue;
    const address = isPage ? file.slice(0, -'/index.html'.length) || '/' : file;
    const compressed = (Object.keys(endings) as Encoding[]).filter(
      (encoding) => encoding !== 'identity' && present.has(file + endings[encoding]),
    );
    const tags: Partial<Record<Encoding, string>> = {};
    for (const encoding of compressed) tags[encoding] = tagOf(await readFile(join(root, file + endings[encoding])));
    const [best] = Object.values(tags);
    // A compressed file stands for the one it was made from, which need not be read then.
    tags.identity = best ? best.replace(/"$/, '-plain"') : tagOf(await readFile(join(root, file)));
    const { size } = await stat(join(root, file));
    found.set(address, { file, type, isPage, size, tags });
  }
  return found;
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
