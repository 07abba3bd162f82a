/** Finds the article files; paths are relative to the working folder, which is the project's root. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const articleKinds = ['conditions', 'services'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Words in one language file, as the article format sets them. */
export const wordRanges: Readonly<Record<ArticleKind, readonly [number, number]>> = {
  conditions: [700, 1100],
  services: [500, 900],
};

export function articleKind(path: string): ArticleKind {
  return path.split('/').includes('services') ? 'services' : 'conditions';
}

/** Every article folder below `content/`, in the order of the alphabet. */
export function articleFolders(content = 'content'): string[] {
  return articleKinds.flatMap((kind) => {
    const parent = join(content, kind);
    if (!existsSync(parent)) return [];
    return readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(parent, entry.name))
      .sort();
  });
}

/** The `.mdoc` files of the named folders (or files, or folders of folders); of all articles when none is named. */
export function articleFiles(named: readonly string[] = []): string[] {
  const places = named.length > 0 ? named : articleFolders();
  return places.flatMap((place) => {
    if (place.endsWith('.mdoc')) return [place];
    const entries = readdirSync(place, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.mdoc'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}
